const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** What XML has no way to write is left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

export function element(name: string, text: string | null): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : '';
}
