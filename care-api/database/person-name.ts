import { type SQL, sql } from 'drizzle-orm';

/** Of whoever began an application without choosing a username: as the site makes them up. */
const isMadeUp = (username: SQL) => sql`${username} ~ '^Visitor [0-9]{8}$'`;

/** What staff call the person of an account: their name, else their username, else their email. */
export const personName = sql`coalesce(nullif(a.full_name, ''), case when ${isMadeUp(sql`a.username`)} then a.email else a.username end)`;

/** What everybody may read of them: a username that they chose; '' for none. */
export function publicName(username: SQL): SQL {
  return sql`case when ${isMadeUp(username)} then '' else ${username} end`;
}
