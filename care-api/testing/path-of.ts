import type { Endpoint } from '@/lib/contract/endpoint';

/** A call's path that names nobody and nothing. */
export function pathOf({ path }: Pick<Endpoint, 'path'>): string {
  const filled = path
    .replace('complaint-summary/{table}', 'complaint-summary/complaints.csv')
    .replace('report/{table}', 'report/weeks.csv')
    .replace(/\{(?:id|postId)\}/g, '999999')
    .replace(/\{kind\}/g, 'faq')
    .replace(/\{key\}/g, 'retention')
    .replace(/\{number\}/g, '999999');
  return `/${filled.replace(/\{file\}/g, 'faq.csv').replace(/\{\w+\}/g, 'nobody')}`;
}
