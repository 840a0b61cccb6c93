"""Ramiscope's public face: read a position, analyse it, check melds; every answer is typed."""

from analyzer.analysis import analyse
from analyzer.errors import Problem, RamiError, Reason
from analyzer.legality import MeldCheck, check_meld
from analyzer.notation import parse_cards
from analyzer.position import Position
from analyzer.positionio import read_position, write_position
from analyzer.report import Analysis
from analyzer.rules import RuleSet, load_rules, rule_names

__all__ = [
    "Analysis",
    "MeldCheck",
    "Position",
    "Problem",
    "RamiError",
    "Reason",
    "RuleSet",
    "analyse",
    "check_meld",
    "load_rules",
    "parse_cards",
    "read_position",
    "rule_names",
    "write_position",
]
