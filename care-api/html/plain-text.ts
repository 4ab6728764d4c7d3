import sanitizeHtml from 'sanitize-html';

/** More than that is no letter. */
const longest = 200_000;
const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of HTML that came from elsewhere, a line where it has one. */
export function plainText(html: string): string {
  const inLines = html.slice(0, longest).replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h\d)\b[^<>]*>/gi, '\n');
  const text = sanitizeHtml(inLines, { allowedTags: [], allowedAttributes: {} });
  return text.replace(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign).trim();
}
