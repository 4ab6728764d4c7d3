-- Before the tables: indexes name its operators.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
