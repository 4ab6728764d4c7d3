-- As `foldName` of the contract folds, now with letters that folding leaves and with 'Saint'; indexes go by it.
CREATE OR REPLACE FUNCTION "plain_name"("said" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(btrim(regexp_replace(regexp_replace(
      replace(replace(replace(replace(translate(lower(
        regexp_replace(normalize(said, NFD), '[\u0300-\u036f]', '', 'g')), 'ıłøđ', 'ilod'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), '&', ' and '),
    '[''’‘`´.]', '', 'g'), '[\s!-/:-@[-`{-~–—“”«»…]+', ' ', 'g')),
    '(?<![^ ])saint(?![^ ])', 'st', 'g'), '(?<![^ ])([a-z]) (?:and )?(?=[a-z](?![^ ]))', '\1', 'g')
$$;--> statement-breakpoint
CREATE INDEX "accounts_called" ON "accounts" USING gin ((plain_name("full_name") || ' ' || replace(plain_name("full_name"), ' ', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "call_backs_called" ON "call_backs" USING gin ((plain_name("name") || ' ' || replace(plain_name("name"), ' ', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "complaints_called" ON "complaints" USING gin ((plain_name("search") || ' ' || replace(plain_name("search"), ' ', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_called" ON "listings" USING gin ((plain_name("search_title") || ' ' || replace(plain_name("search_title"), ' ', '')) gin_trgm_ops);