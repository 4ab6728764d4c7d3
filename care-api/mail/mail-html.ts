import { type MailBlock, toMailBlocks } from '@/lib/contract/mail-blocks';
import { ourWords } from './our-words';

type Letter = { subject: string; text: string; language: string };

/** No colours of the page, so that it is dark where the reader's are; nothing is fetched. */
export function toMailHtml({ subject, text, language }: Letter, home: string): string {
  const { direction, open } = ourWords(language).words;
  const body = toMailBlocks(text, { home, open }).map(blockHtml).join('\n');
  return `<!doctype html>
<html lang="${language || 'en'}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body>
<div lang="${language || 'en'}" dir="${direction}" style="${letterStyle}">
${body}
</div>
</body>
</html>
`;
}

const letterStyle =
  'max-width:36em;margin:0 auto;padding:1em;font-family:Arial,sans-serif;font-size:1.125em;line-height:1.6;overflow-wrap:anywhere';
/** A border too, for those who see their own colours. */
const buttonStyle =
  'display:inline-block;padding:0.7em 1.2em;border:2px solid #1f4d3d;border-radius:8px;background-color:#1f4d3d;color:#ffffff;font-weight:bold;text-decoration:none';

function blockHtml(block: MailBlock): string {
  if (block.kind === 'words') {
    const lines = block.lines.map((parts) => parts.map(partHtml).join(''));
    return `<p dir="auto">${lines.join('<br>\n')}</p>`;
  }
  const href = escapeHtml(block.href);
  return `<p><a href="${href}" style="${buttonStyle}">${escapeHtml(block.label)}</a></p>
<p dir="ltr" style="font-size:0.85em"><a href="${href}" style="color:inherit">${href}</a></p>`;
}

function partHtml({ text, href }: { text: string; href: string | null }): string {
  const words = escapeHtml(text);
  return href ? `<a href="${escapeHtml(href)}" style="color:inherit"><bdi>${words}</bdi></a>` : words;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
