/** Names with a comma of their own; the registers part their lists by commas all the same. */
const namesWithComma = [
  'Treatment of disease, disorder or injury',
  'Transport services, triage and medical advice provided remotely',
];

/** Parts of a register's list, without repeats. A comma inside a part becomes a dash: labels travel parted by commas. */
export function splitList(list: string, separator: ',' | ';' = ','): string[] {
  const guarded = namesWithComma.reduce(
    (text, name) => text.replace(new RegExp(name.replace(', ', ',\\s*'), 'gi'), name.replace(', ', ' – ')),
    list,
  );
  const parts = guarded.split(separator).map((part) => part.replaceAll(',', ' –').trim());
  return [...new Set(parts)].filter(Boolean);
}

/** Lines of an address with commas between, each once: registers repeat the town as a line. */
export function joinAddress(...lines: string[]): string {
  const parts = lines.map((line) => line.replace(/[,\s]+$/, '').trim()).filter(Boolean);
  return parts.filter((part, index) => parts.indexOf(part) === index).join(', ');
}

/** Escaped texts as paragraphs; absent ones are left out. */
export function paragraphs(html: readonly (string | false)[]): string {
  return html.flatMap((text) => (text ? [`<p>${text}</p>`] : [])).join('');
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
