import { ImportProblem } from '@/care-api/import/import-problem';
import { toFault } from '@/lib/contract/faults';
import { beginningOf } from './layouts';

/** A page saved out of a browser, or XML, whose lines would be taken for a table. @throws ImportProblem */
export async function refuseMarkup(text: AsyncIterable<string>): Promise<void> {
  const beginning = await beginningOf(text);
  if (!/^\s*<(\?xml|!doctype|!--|html|rss|table)/i.test(beginning)) return;
  const isWordPress = beginning.includes('//wordpress.org/export/');
  throw new ImportProblem(toFault(isWordPress ? 'importWordPress' : 'importNotText'));
}
