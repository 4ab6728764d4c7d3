const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** A text with blank lines between its paragraphs, as HTML. What has tags in it already is HTML, and stays as it is. */
export function toHtml(text: string): string {
  if (hasTags(text)) return text;
  const paragraphs = text.split(/\n\s*\n/).map((part) => part.trim());
  return paragraphs
    .filter(Boolean)
    .map((part) => `<p>${escapeText(part).replace(/\n/g, '<br />')}</p>`)
    .join('');
}

/** Paragraphs as a text without tags; HTML that is more than that stays as it is, and nothing of it is lost. */
export function toText(html: string): string {
  if (/<(?!\/?p>|br\s*\/?>)/.test(html)) return html;
  const text = html
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<\/p>\s*<p>/g, '\n\n')
    .replace(/^\s*<p>|<\/p>\s*$/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, toSign);
  return plain(toHtml(text)) === plain(html) ? text : html;
}

export function toWords(text: string): string {
  if (!hasTags(text)) return text;
  return text
    .replace(/<(?:br|\/p|\/h[1-6]|\/li|\/tr|\/blockquote|\/figure)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, toSign)
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n[ \n]*/g, '\n')
    .trim();
}

/** What stands around the words of a text, but for plain paragraphs. */
export function toMarkup(text: string): string[] {
  return hasTags(text) ? (text.match(/<[^>]+>/g) ?? []).filter((tag) => !/^<(?:\/?p|br\s*\/?)>$/i.test(tag)) : [];
}

function toSign(whole: string, name: string): string {
  return entities[name] ?? whole;
}

function hasTags(text: string): boolean {
  return /<[a-z/!]/i.test(text);
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function plain(html: string): string {
  return html
    .replace(/<br\s*\/?>/g, '<br />')
    .replace(/<\/p>\s*<p>/g, '</p><p>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .trim();
}
