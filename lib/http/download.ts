import { toLondonDay } from '@/lib/contract/london-time';
import { toLine, utf8Mark } from '@/lib/contract/tables';

/** A file to keep, which no cache does; `name` is plain ASCII. */
function download(content: string, type: string, name: string): Response {
  return new Response(content, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}

/** All that is kept of somebody, named after the day. */
export function downloadData(data: object, name: string): Response {
  const now = new Date();
  const content = JSON.stringify({ exportedAt: now.toISOString(), ...data }, null, 2);
  return download(content, 'application/json', `${name}-${toLondonDay(now)}.json`);
}

export function downloadTable(lines: readonly (readonly unknown[])[], name: string): Response {
  return download(utf8Mark + lines.map(toLine).join(''), 'text/csv', `${name}.csv`);
}
