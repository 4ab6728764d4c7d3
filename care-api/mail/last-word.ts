import { sql } from 'drizzle-orm';

/** What a calendar says that leaves somebody to be asked; that they come asks nothing. */
export const doubts = ['declined', 'tentative'];

/** What was said to whoever applied: in an event without a mail, or by its mail, unless that was stopped. */
const told = (id: number) => sql`application_events e left join mails m on m.id = e.mail_id
  where e.submission_id = ${id} and m.state is distinct from 'stopped'`;
const saysItself = sql`e.action in ('spoke', 'mailed', 'offerInterview', 'moveInterview')`;

/** Since when they wait for an answer to what they wrote; null where all is answered, or needs none. */
export function unansweredSince(id: number) {
  return sql`(select min(r.created_at) from application_events r
    where r.submission_id = ${id}
    and (r.action = 'replied' or (r.action = 'calendarReplied' and r.detail = any(${sql.param(doubts)}::text[])))
    and r.id > coalesce((select max(e.id) from ${told(id)} and (e.mail_id is not null or e.action = 'heard' or ${saysItself})), 0))`;
}

/** How it stands between both sides once something was taken back: as if it had never been. */
export function wordsThatStand(id: number) {
  const heard = sql`(select max(case when ${saysItself} then e.created_at when m.state = 'sent' then m.finished_at end)
    from ${told(id)})`;
  return { lastWordAt: heard, repliedAt: unansweredSince(id) };
}
