import { readLabels } from '@/care-api/import/listings/read-labels';
import { isKnownCategory } from '@/lib/directory/kinds';
import { escapeHtml, paragraphs } from './parts';

export type DescribedFacts = {
  provider: string;
  labels: string[];
  kinds: string[];
  html: string;
  isShortened: boolean;
};

/** Paragraphs that are facts, 'Fife Council' or 'Registered places: 10', are taken out; what is left are sentences. */
export function readDescription(html: string): DescribedFacts {
  const facts: DescribedFacts = { provider: '', labels: [], kinds: [], html, isShortened: false };
  if (!/^(\s*<p>[^<]*<\/p>)+\s*$/.test(html)) return facts;
  const sentences: string[] = [];
  const texts = [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, text = '']) => decode(text).trim()).filter(Boolean);
  for (const [index, text] of texts.entries()) {
    const labels = text.split(/,\s*/).filter(Boolean);
    if (readLabels(labels).others.length === 0) facts.labels.push(...labels);
    else if (isKnownCategory(text)) facts.kinds.push(text);
    else if (index === 0 && isName(text)) facts.provider = text;
    else {
      const all = sentencesOf(text);
      const plain = all.filter((sentence) => !officialWords.test(sentence) && !isOtherName(sentence));
      facts.isShortened ||= plain.length < all.length;
      sentences.push(plain.join(' '));
    }
  }
  return { ...facts, html: paragraphs(sentences.map(escapeHtml)) };
}

function isName(text: string): boolean {
  return text.length <= 200 && !/\b(is|are|shall|may|will)\b/.test(text);
}

/** 'Heathercroft', '1 Oak Road, Leeds': a register's word for the same place, and no sentence. */
function isOtherName(sentence: string): boolean {
  return !/[.!?]$/.test(sentence) && !/(?<!\p{L})\p{Ll}{4}/u.test(sentence);
}

/** An end is a full stop before a space: '£950.50' and 'www.ash.org.uk' have none. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}

const officialWords =
  /\b(NH|RC|DCS)\b|\d{4}|catego|statement of purpose|registration|registered|conditions|RQIA|prior approval|\bmust\b/i;

function decode(html: string): string {
  return html
    .replace(/&(?:#x27|#39|apos);/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&');
}
