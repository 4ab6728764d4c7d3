import 'server-only';
import { createHash } from 'node:crypto';
import { headers } from 'next/headers';
import { isDocument } from '@/lib/http/document-word.mjs';
import { holdResults, type Results } from './held-results.mjs';

/**
 * Holds results for the HTML of a page, under a name that says what they are: the same results make the same page.
 * @returns undefined where no HTML is made: a browser goes from page to page by data, and needs them as such
 */
export async function holdForDocument(results: Results): Promise<string | undefined> {
  if (!isDocument(await headers())) return undefined;
  const name = `results-${createHash('sha1').update(JSON.stringify(results)).digest('base64url')}`;
  holdResults(name, results);
  return name;
}
