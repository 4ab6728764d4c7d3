export function cutLinks(text: string): string {
  return text.replace(/[\w-]{32,}/g, '…');
}
