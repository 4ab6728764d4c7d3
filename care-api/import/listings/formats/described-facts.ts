import { readLabels } from '@/care-api/import/listings/read-labels';
import { isKnownCategory } from '@/lib/directory/kinds';
import { escapeHtml, paragraphs } from './parts';

type DescribedFacts = { provider: string; labels: string[]; kinds: string[]; html: string };

/** Paragraphs that are facts, 'Fife Council' or 'Registered places: 10', are taken out; what is left are sentences. */
export function readDescription(html: string): DescribedFacts {
  const facts: DescribedFacts = { provider: '', labels: [], kinds: [], html };
  if (!/^(\s*<p>[^<]*<\/p>)+\s*$/.test(html)) return facts;
  const sentences: string[] = [];
  const texts = [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, text = '']) => decode(text).trim()).filter(Boolean);
  for (const [index, text] of texts.entries()) {
    const labels = text.split(/,\s*/);
    if (readLabels(labels).others.length === 0) facts.labels.push(...labels);
    else if (isKnownCategory(text)) facts.kinds.push(text);
    else if (index === 0 && isName(text)) facts.provider = text;
    else sentences.push(plainSentences(text));
  }
  return { ...facts, html: paragraphs(sentences.map(escapeHtml)) };
}

function isName(text: string): boolean {
  return text.length <= 200 && !/\b(is|are|shall|may|will)\b/.test(text);
}

function plainSentences(text: string): string {
  // Text and its ends in turn, each looked at once: a pattern for both would look through a long text from each sign of it.
  const pieces = text.split(/([.!?]+)/);
  return pieces
    .flatMap((piece, at) => {
      const isWhole = at % 2 === 0 && piece !== '' && at + 1 < pieces.length && /^(?:\s|$)/.test(pieces[at + 2] ?? '');
      return isWhole ? [`${piece}${pieces[at + 1]}`.trim()] : [];
    })
    .filter((sentence) => !officialWords.test(sentence))
    .join(' ');
}

const officialWords =
  /\b(NH|RC|DCS)\b|\d{4}|categor|statement of purpose|registration|registered|conditions|RQIA|prior approval|\bmust\b/i;

function decode(html: string): string {
  return html
    .replace(/&(?:#x27|#39|apos);/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&');
}
