"""The laboratory: whole plays by the thousand, and what can be learned from them.

Everything here knows games only by the contract and works for any of them.
"""
