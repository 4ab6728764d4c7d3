import { getTranslations } from 'next-intl/server';
import { findFacts } from '@/app/[locale]/(admin)/resources';
import { readTicks } from '@/lib/admin/bulk';
import { refusedPath } from '@/lib/admin/confirm-path';
import { listSearch, parseListQuery, toApiQuery } from '@/lib/admin/list-query';
import { screenPath } from '@/lib/admin/screens';
import { resources, tableKindOf } from '@/lib/contract/resources';
import { headSeparator } from '@/lib/contract/tables';
import { refuse } from '@/lib/forms/fault';
import { proxy } from '@/lib/forms/proxy';
import { seeOther } from '@/lib/http/see-other';
import { localePath, toLocale } from '@/lib/i18n/languages';
import { loginPath } from '@/lib/sign-in/sign-in-paths';

/**
 * A list as a table: of the question in the address, or of the rows that are ticked in a form. Where it is not given, the
 * list says why, or the password is asked for first.
 */
export async function GET(request: Request, { params }: RouteContext<'/api/admin/export/[file]'>): Promise<Response> {
  const { file } = await params;
  const kind = tableKindOf(file);
  const rules = kind && findFacts(kind)?.rules;
  if (!rules) return refuse(404, 'nothingHere');
  const { screen, csv } = resources[kind];
  const url = new URL(request.url);
  const asked = url.searchParams;
  const locale = toLocale(asked.get('locale'));
  const ofForm = asked.get('search');
  const { query } = parseListQuery(ofForm === null ? asked : new URLSearchParams(ofForm), rules);
  const back = (code: string) =>
    seeOther(localePath(locale, refusedPath(screenPath(screen), listSearch(query, rules), code)));
  const wanted = toApiQuery(query);
  for (const name of ['page', 'size']) wanted.delete(name);
  if (ofForm !== null && !asked.has('all')) {
    const ids = readTicks(asked.getAll('ids'))?.ids ?? [];
    if (ids.length === 0) return back('idsOrQuery');
    wanted.set('ids', ids.join());
  }
  const t = await getTranslations({ locale, namespace: 'AdminTables' });
  const ticked = csv.columns.filter((column) => asked.getAll('columns').includes(column));
  const isSent = (column: string) => ticked.some((one) => one === column) || ('key' in csv && csv.key === column);
  const columns = ticked.length > 0 ? csv.columns.filter(isSent) : csv.columns;
  if (ticked.length > 0) wanted.set('columns', columns.join());
  wanted.set('heads', columns.map((column) => t(column)).join(headSeparator));
  const answer = await proxy(new Request(new URL(`/api/care/admin/export/${file}?${wanted}`, url), request));
  if (answer.ok) return answer;
  const list = screenPath(screen) + listSearch(query, rules);
  if (answer.status === 401) return seeOther(loginPath(locale, { returnUrl: localePath(locale, list) }));
  const { code } = await answer.json();
  return back(typeof code === 'string' ? code : 'failed');
}
