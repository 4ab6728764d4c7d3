import { getTranslations } from 'next-intl/server';
import { saidOf } from '@/lib/admin/imported-reason';
import { importRunPath } from '@/lib/admin/imports';
import { requestSession } from '@/lib/auth/request-session';
import { listRefusedLines } from '@/lib/care-api/staff-imports';
import { toLine, utf8Mark } from '@/lib/contract/tables';
import { seeOther } from '@/lib/http/see-other';
import { toId } from '@/lib/http/to-id';
import { localePath, toLocale } from '@/lib/i18n/languages';
import { loginPath } from '@/lib/sign-in/sign-in-paths';

/** The lines of a file that cannot be taken, why, and what stands in them, as a table in the reader's language. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const locale = toLocale(asked.get('locale'));
  const id = toId(asked.get('id'));
  const path = localePath(locale, importRunPath(id ?? 0));
  const session = await requestSession(request);
  if (!session) return seeOther(loginPath(locale, { returnUrl: path }));
  const reading = id === null ? null : await listRefusedLines(session.accessToken, id);
  if (reading?.state !== 'ready') {
    return seeOther(`${path}?problem=${reading?.state === 'away' ? 'systemAway' : 'nothingHere'}`);
  }
  const t = await getTranslations({ locale, namespace: 'AdminImport.heads' });
  const faults = await getTranslations({ locale, namespace: 'Faults' });
  const { columns, lines } = reading.value;
  const rows = lines.map(({ line, reason, cells }) => {
    const { fault, sentence } = saidOf(reason);
    return [line, fault ? faults(fault.code, fault) : sentence, ...cells];
  });
  return new Response(utf8Mark + [[t('line'), t('reason'), ...columns], ...rows].map(toLine).join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="import-${id}-errors.csv"`,
      'cache-control': 'no-store',
    },
  });
}
