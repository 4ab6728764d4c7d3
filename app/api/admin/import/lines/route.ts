import { getTranslations } from 'next-intl/server';
import { saidOf } from '@/lib/admin/imported-reason';
import { importListOf, importRunPath, inReadersWords } from '@/lib/admin/imports';
import { requestSession } from '@/lib/auth/request-session';
import { listPlanned, listRefusedLines } from '@/lib/care-api/staff-imports';
import type { ImportGroup } from '@/lib/contract/import';
import { downloadTable } from '@/lib/http/download';
import { seeOther } from '@/lib/http/see-other';
import { toId } from '@/lib/http/to-id';
import { type Locale, localePath, toLocale } from '@/lib/i18n/languages';
import { loginPath } from '@/lib/sign-in/sign-in-paths';

type Cell = string | number | null | undefined;
/** A part of a table; null where it cannot be had. */
type Part = { total: number; lines: readonly unknown[]; head: readonly string[]; rows: Cell[][] } | null;

const size = 1_000;

/** What a dry run lists, whole, as a table in the reader's language: a line a change, or a line of the file. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const locale = toLocale(asked.get('locale'));
  const id = toId(asked.get('id'));
  const list = importListOf(asked.get('list')) ?? 'refused';
  const path = localePath(locale, importRunPath(id ?? 0));
  const session = await requestSession(request);
  if (!session) return seeOther(loginPath(locale, { returnUrl: path }));
  const read = list === 'refused' ? await refusedReader(locale) : await plannedReader(list, locale);
  const lines: (readonly Cell[])[] = [];
  for (let page = 1, done = 0; ; page += 1) {
    const part = id === null ? null : await read(session.accessToken, id, page);
    if (part === null) return seeOther(`${path}?problem=nothingHere`);
    if (page === 1) lines.push(part.head);
    lines.push(...part.rows);
    done += part.lines.length;
    if (part.lines.length === 0 || done >= part.total) break;
  }
  return downloadTable(lines, `import-${id}-${list}`);
}

type Reader = (accessToken: string, id: number, page: number) => Promise<Part>;

async function refusedReader(locale: Locale): Promise<Reader> {
  const t = await getTranslations({ locale, namespace: 'AdminImport.heads' });
  const faults = await getTranslations({ locale, namespace: 'Faults' });
  return async (accessToken, id, page) => {
    const reading = await listRefusedLines(accessToken, id, { page, size });
    if (reading.state !== 'ready') return null;
    const { total, columns, lines } = reading.value;
    const rows = lines.map(({ line, reason, cells }) => {
      const { fault, sentence } = saidOf(reason);
      return [line, fault ? faults(fault.code, fault) : sentence, ...cells];
    });
    return { total, lines, rows, head: [t('line'), t('reason'), ...columns] };
  };
}

async function plannedReader(group: ImportGroup, locale: Locale): Promise<Reader> {
  const t = await getTranslations({ locale, namespace: 'AdminImport' });
  const head = [t('heads.number'), t('fields.title'), t('heads.place')];
  const ofFields = group === 'created' ? [] : [t('heads.field'), t('heads.before'), t('heads.after')];
  return async (accessToken, id, page) => {
    const reading = await listPlanned(accessToken, id, group, { page, size });
    if (reading.state !== 'ready') return null;
    const { total, rows: lines } = reading.value;
    const rows = lines.flatMap(({ id: listing, title, place, fields }) => {
      const said = fields.map(({ name, before, after }) => [
        t(`fields.${name}`),
        ...[before, after].map((value) => inReadersWords(name, value, t, locale)),
      ]);
      return (said.length > 0 ? said : [[]]).map((cells) => [listing, title, place, ...cells]);
    });
    return { total, lines, rows, head: [...head, ...ofFields] };
  };
}
