import { inArray, sql } from 'drizzle-orm';
import { mailTexts } from '@/care-api/database/schema/mail-texts';
import { listOf } from '@/care-api/desk/list-of';
import type { Kept } from '@/care-api/desk/resource';
import type { StaffList } from '@/care-api/desk/staff-list';
import { allMailTexts, ourWords, readMailTextId } from '@/care-api/mail/our-words';
import { type MailTextWire, variablesOf } from '@/lib/contract/mail-text';

const ours = JSON.stringify(allMailTexts.map(({ id, subject, text }, place) => ({ id, place, subject, text })));

/** All mails there are: those that keep our words have no row. */
export const mailTextResource: Kept<MailTextWire, string> & { list: StaffList } = {
  kind: 'mailText',
  table: 'mail_texts',
  async read(db, ids) {
    const rows = await db
      .select()
      .from(mailTexts)
      .where(inArray(mailTexts.id, [...ids]));
    const kept = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const ours = readMailTextId(id);
      const own = kept.get(id);
      if (!ours) return [];
      const { samples, words } = ourWords(ours.language);
      const { kind, language, subject: ourSubject, text: ourText } = ours;
      return {
        mailTextId: id,
        kind,
        language,
        ourSubject,
        ourText,
        subject: own?.subject ?? ourSubject,
        text: own?.text ?? ourText,
        isOwn: own?.subject != null,
        open: words.open,
        variables: variablesOf(kind).map((variable) => ({ ...variable, sample: samples[variable.name] })),
        version: own?.version ?? 1,
        updatedAt: own?.updatedAt.toISOString() ?? null,
      };
    });
  },
  list: listOf('mailText', 'mail_texts', {
    from: sql`(
      select o.id, o.place, m.subject is not null as is_own, coalesce(m.subject, o.subject) as subject,
        coalesce(m.text, o.text) as text, coalesce(m.updated_at, '-infinity') as updated_at
      from json_to_recordset(${ours}::json) as o(id text, place int, subject text, text text)
      left join mail_texts m on m.id = o.id) t`,
    idType: 'text',
    sorts: { place: { by: sql`t.place`, type: 'integer' } },
    statuses: { all: sql`true`, own: sql`t.is_own`, ours: sql`not t.is_own` },
    text: sql`lower(t.subject || ' ' || t.text)`,
  }),
};
