import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { inOrder } from '@/care-api/database/in-order';
import { readRows } from '@/care-api/database/read-rows';
import type { Kept } from '@/care-api/desk/resource';
import type { StaffList } from '@/care-api/desk/staff-list';
import { allLanguages } from '@/care-api/mail/our-words';
import { type TranslationWire, translationSchema } from '@/lib/contract/translation';
import { providerTexts } from './provider-texts';
import { saidTexts } from './said-texts';

const textRow = translationSchema.omit({ translationId: true, isHtml: true, updatedAt: true, version: true }).extend({
  id: z.string(),
  is_html: z.boolean(),
  version: z.number(),
  updated_at: z.string().nullable(),
});

/** The provider writes in English. */
const others = allLanguages.filter((language) => language !== 'en');

/** Each text in each language. What is there for a text is there for every other one that says the same. */
const texts = sql`(
  select l.language || '-' || p.key as id, l.language, l.at, p.part, p.kind, p.about, p.original, p.is_html, p.rank,
    case when s.words is not null then 'done' when o.words <> '' then 'changed' else 'missing' end as state,
    coalesce(s.words, o.words, '') as words,
    case when s.words is null and o.words <> '' then o.original else '' end as was,
    coalesce(o.version, 1) as version, o.updated_at
  from ${providerTexts} p
  cross join unnest(${sql.param(others)}::text[]) with ordinality l(language, at)
  left join translations o on o.id = l.language || '-' || p.key
  left join ${saidTexts} s on s.part = p.part and s.original = p.original and s.language = l.language) t`;

export const translationResource: Kept<TranslationWire, string> & { list: StaffList } = {
  kind: 'translation',
  table: 'translations',
  async read(db, ids) {
    const rows = await readRows(
      db,
      textRow,
      sql`
      select id, language, part, kind, about, original, is_html, was, words, state, version, updated_at
      from ${texts} where id = any(${sql.param([...ids])}::text[])`,
    );
    return inOrder(ids, rows, ({ id }) => id).map(({ id, is_html, updated_at, ...row }) => ({
      ...row,
      translationId: id,
      isHtml: is_html,
      updatedAt: updated_at === null ? null : new Date(updated_at).toISOString(),
    }));
  },
  list: {
    from: texts,
    id: sql`t.id`,
    idType: 'text',
    sorts: {
      place: { by: sql`t.rank || lpad(t.at::text, 2, '0')`, type: 'text' },
      changed: { by: sql`coalesce(t.updated_at, '-infinity')`, type: 'timestamptz' },
    },
    statuses: {
      missing: sql`t.state = 'missing'`,
      changed: sql`t.state = 'changed'`,
      done: sql`t.state = 'done'`,
      all: sql`true`,
    },
    text: sql`lower(t.original || ' ' || t.words || ' ' || t.about)`,
    when: sql`t.updated_at`,
    filters: {
      language: (language) => sql`t.language = ${language}`,
      kind: (kind) => sql`t.kind = ${kind}`,
      textName: (key) => sql`t.id = t.language || '-' || ${key}::text`,
    },
  },
};
