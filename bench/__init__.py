"""How fast Paintpot plays, measured beside catanatron and OpenSpiel. See README.md here."""
