"""What is kept in a database: entries, summaries, people and rights; above it the tables in memory."""
