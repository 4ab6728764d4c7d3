/** Typeform's signs for bold, italics and links, put into plain words; a sign that a backslash keeps is itself. */
export function withoutMarks(text: string): string {
  const linked = text.replace(/!?\[([^[\]\n]{1,300})\]\(([^\s()]{1,2000})\)/g, (_, words: string, address: string) =>
    words === address ? words : `${words} (${address})`,
  );
  return plain(plain(linked)).replace(/\\([\\`*_{}[\]()#+.!~>|-])/g, '$1');
}

/** Once for each kind around the same words: `**_now_**`. */
function plain(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}\\*])(\*{1,3})(?=[^\s*])([^*\n]{0,2000}?[^\s*\\])\1(?![\p{L}\p{N}*])/gu, '$2')
    .replace(/(?<![\p{L}\p{N}\\_/])(_{1,3})(?=[^\s_])([^_\n]{0,2000}?[^\s_\\])\1(?![\p{L}\p{N}_/])/gu, '$2');
}

const placeholder = /\s*\{\{[^{}]*\}\}/g;

/** '{{field:name}}, where do you live?' as 'Where do you live?'; as it is where nothing would be left. */
export function withoutPlaceholders(text: string): string {
  if (!/\{\{[^{}]*\}\}/.test(text)) return text;
  const rest = text.replace(placeholder, '').replace(/^[\s,;:.!?–—-]+/, '');
  const [first = ''] = rest;
  return /[\p{L}\p{N}]/u.test(rest) ? first.toUpperCase() + rest.slice(first.length) : text;
}
