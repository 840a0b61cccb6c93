"""The most points of new parts that ways can have together: plans that cannot reach a first laying are not built."""

from __future__ import annotations

import numpy as np

from solver.sweep.compiled import compiled
from solver.sweep.coverways import LACKS, has_copies, highest


@compiled
def make_peaks(used, copies, facts, codes, starts, points, counts, strides, lacks, single):  # type: ignore[no-untyped-def]
    """For each part of the hand the most points of ways that use no more and lack so many items at most.

    Of all together, or of the dearest (`single`). Ways of places that only one part may take have no points: at no
    stage can they add any.
    """
    items = len(counts)
    peaks = np.zeros((strides[-1], lacks), np.int32)
    digits = np.zeros(items + 1, np.int32)
    for state in range(len(peaks)):
        top = highest(digits, items)
        if top >= 0:
            peaks[state] = peaks[state - strides[top]]
        for lacking in range(lacks):
            for way in range(starts[top + 1], starts[top + 2]):
                lack = facts[way, LACKS]
                if lack <= lacking and has_copies(used, copies, digits, way):
                    found = joined(peaks[state - codes[way], lacking - lack], points[way], single)
                    peaks[state, lacking] = max(peaks[state, lacking], found)
            if lacking:
                peaks[state, lacking] = max(peaks[state, lacking], peaks[state, lacking - 1])
        k = 0
        while k < items and digits[k] == counts[k]:
            digits[k] = 0
            k += 1
        digits[k] += 1
    return peaks


@compiled
def joined(points, more, single):  # type: ignore[no-untyped-def]
    """Points that count of parts and others laid together."""
    return max(points, more) if single else points + more


@compiled
def dear_enough(book, aim, state, lacking, points):  # type: ignore[no-untyped-def]
    """Whether parts of so many points, and others of a part of the hand, may be the first laid, or none need be."""
    if not len(book.peaks) or (points == 0 and (aim.parts_alone or aim.trades_alone)):
        return True
    return joined(points, book.peaks[state, lacking], aim.single) >= aim.points
