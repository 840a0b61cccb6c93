"""The Streamlit page: entry, drawing of cards, results. Words come from `analyzer.wording`, figures from `analyzer`."""
