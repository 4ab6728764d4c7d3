import { type SQL, sql } from 'drizzle-orm';

/** Of whoever began an application without choosing a username: as the site makes them up. */
const isMadeUp = (username: SQL) => sql`${username} ~ '^Visitor [0-9]{8}$'`;

export const personName = sql`coalesce(nullif(a.full_name, ''), case when ${isMadeUp(sql`a.username`)} then a.email else a.username end)`;

export function publicName(username: SQL): SQL {
  return sql`case when ${isMadeUp(username)} then '' else ${username} end`;
}
