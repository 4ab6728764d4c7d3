import { findLinks } from '@/lib/contract/find-links';
import { isProfane } from '@/lib/profanity/is-profane';

/** What people wrote, as text, with what a rule has found in it marked: addresses, and bad words where those held it. */
export function MarkedText({ text, isProfane: hasBadWords }: { text: string; isProfane: boolean }) {
  return (
    <span dir="auto" className="wrap-anywhere block whitespace-pre-line">
      {partsOf(text, hasBadWords).map(({ part, isFound, at }) => (isFound ? <mark key={at}>{part}</mark> : part))}
    </span>
  );
}

function partsOf(text: string, hasBadWords: boolean) {
  const bad = hasBadWords ? (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(isProfane) : [];
  const found = new Set([...findLinks(text), ...bad]);
  if (found.size === 0) return [{ part: text, isFound: false, at: 0 }];
  const escaped = [...found].map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  let at = 0;
  return text.split(new RegExp(`(${escaped.join('|')})`, 'u')).map((part) => {
    const here = { part, isFound: found.has(part), at };
    at += part.length;
    return here;
  });
}
