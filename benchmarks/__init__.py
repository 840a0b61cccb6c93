"""Side by side: what the analyzer takes by itself and beside public solvers; `python -m benchmarks` prints tables."""
