"""The lab: thousands of games between bots, and what can be learned from them.

Everything here knows games only by the contract and works for any of them.
"""
