"""The quiz page: a set is chosen, asked one question at a time, marked, remembered, shared and printed."""
