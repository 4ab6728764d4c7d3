import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

const position = { lat: doublePrecision('lat').notNull(), lng: doublePrecision('lng').notNull() };

/** Towns beyond those every installation knows, from the file that was imported last. */
export const places = pgTable(
  'places',
  {
    /** The file's own id of it, or what tells it apart there. */
    key: text('key').primaryKey(),
    name: text('name').notNull(),
    searchName: text('search_name').notNull(),
    authority: text('authority').notNull(),
    ...position,
    population: integer('population').notNull().default(0),
  },
  (table) => [index('places_name').on(table.searchName)],
);

/** Middles of postcode districts ('LS17') and sectors ('LS17 6'). */
export const postcodePlaces = pgTable('postcode_places', { code: text('code').primaryKey(), ...position });
