import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import { type PaperFacts, papersIn } from '@/lib/contract/paper';
import { getHtmlWords } from '@/lib/html/html-words';
import type { HtmlWords } from '@/lib/html/link-external-media';
import type { Locale } from '@/lib/i18n/languages';
import { read } from './client';

const mostPapers = 100;

export async function getTextWords(locale: Locale, ...texts: string[]): Promise<HtmlWords> {
  const words = await getHtmlWords(locale);
  const names = papersIn(texts.join(' ')).slice(0, mostPapers);
  if (names.length === 0) return words;
  const reading = await read(endpoints.listPaperFacts, { query: new URLSearchParams({ names: names.join() }) });
  const facts = reading.state === 'ready' ? reading.value : [];
  return { ...words, papers: new Map(facts.map((paper) => [paper.name, noteOf(paper, locale)])) };
}

const kilobyte = 1024;

/** `PDF, 240 kB`, as the language writes it. */
function noteOf({ type, bytes }: PaperFacts, locale: Locale): string {
  const isSmall = bytes < kilobyte ** 2;
  const unit = isSmall ? 'kilobyte' : 'megabyte';
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: isSmall ? 0 : 1 });
  return `${type.toUpperCase()}, ${size.format(Math.max(1, bytes / (isSmall ? kilobyte : kilobyte ** 2)))}`;
}
