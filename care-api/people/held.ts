import { type SQL, sql } from 'drizzle-orm';
import { isKeptAtRisk } from '@/care-api/cases/at-risk';
import { isMailOfHidden, shownSubject } from '@/care-api/listings/hidden-answers';
import type { personKinds } from '@/lib/contract/person';
import { isTheirs, type Who } from './who';

type Kind = (typeof personKinds)[number];

/** Where something is kept by an email or a telephone number, and how it is told of; `t` is the table. */
type Held = {
  table: string;
  isTheirs: (who: Who) => SQL;
  title: SQL;
  email: SQL;
  phone: SQL;
  inTrash: SQL;
  isKept: SQL;
  more?: SQL;
  /** What no export has: keys, and what is made of other columns. */
  without: readonly string[];
};

const nothing = sql`''`;
const never = sql`false`;
const refereePhone = sql`coalesce(t.answer->>'phone', '')`;
const contact = { email: sql`t.email`, phone: sql`t.phone` };
const eventsOf = (table: string, of: string) =>
  sql`jsonb_build_object('events', (select coalesce(jsonb_agg(to_jsonb(e) - 'account_id' order by e.id), '[]')
    from ${sql.identifier(table)} e where e.${sql.identifier(of)} = t.id))`;

export const held: Readonly<Record<Kind, Held>> = {
  callBack: {
    table: 'call_backs',
    isTheirs: (who) => isTheirs(who, contact),
    title: sql`t.name`,
    ...contact,
    inTrash: sql`t.deleted_at is not null`,
    isKept: isKeptAtRisk,
    more: eventsOf('call_back_events', 'call_back_id'),
    without: ['follow_hash', 'search', 'owner_id', 'calling_id', 'deleted_by'],
  },
  complaint: {
    table: 'complaints',
    isTheirs: (who) => isTheirs(who, contact),
    title: sql`'CP-' || lpad(t.id::text, 6, '0')`,
    ...contact,
    inTrash: sql`t.deleted_at is not null`,
    isKept: never,
    more: eventsOf('complaint_events', 'complaint_id'),
    without: ['follow_hash', 'search', 'owner_id', 'deleted_by'],
  },
  subscriber: {
    table: 'newsletter_subscribers',
    isTheirs: (who) => isTheirs(who, { email: contact.email }),
    title: sql`t.email`,
    email: contact.email,
    phone: nothing,
    inTrash: never,
    isKept: never,
    without: [],
  },
  alert: {
    table: 'listing_alerts',
    isTheirs: (who) => isTheirs(who, { email: contact.email }),
    title: sql`t.asked`,
    email: contact.email,
    phone: nothing,
    inTrash: never,
    isKept: never,
    without: ['since', 'next_at'],
  },
  referee: {
    table: 'reference_requests',
    isTheirs: (who) => isTheirs(who, { email: contact.email, phone: refereePhone }),
    title: sql`t.name`,
    email: contact.email,
    phone: refereePhone,
    inTrash: never,
    isKept: never,
    without: ['token_hash', 'account_id', 'mails'],
  },
  mail: {
    table: 'mails',
    isTheirs: (who) => isTheirs(who, { email: sql`t."to"` }),
    title: shownSubject(sql`t`),
    email: sql`t."to"`,
    phone: nothing,
    inTrash: never,
    isKept: never,
    // A mail that waits may hold a link that opens a door; the words of another lead to whose application it is.
    without: ['attempts', 'next_attempt_at', 'is_spent', 'submission_id', 'subject', 'text', 'calendar'],
    more: sql`jsonb_build_object('subject', ${shownSubject(sql`t`)})
      || case when t.state = 'waiting' or ${isMailOfHidden(sql`t`)} then '{}'::jsonb
        else jsonb_build_object('text', t.text, 'calendar', t.calendar) end`,
  },
  account: {
    table: 'accounts',
    isTheirs: (who) =>
      sql`(${isTheirs(who, { email: contact.email })} or exists (select from profiles p
        where p.account_id = t.id and ${isTheirs(who, { email: sql`p.email`, phone: sql`p.phone` })}))`,
    title: sql`t.username`,
    email: sql`coalesce(t.email, '')`,
    phone: nothing,
    inTrash: never,
    isKept: sql`true`,
    without: [],
  },
};
