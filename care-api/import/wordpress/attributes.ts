export function attributeIn(tag: string, name: string): string {
  const [, a, b] = new RegExp(String.raw`(?:^|\s)${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? [];
  return (a ?? b ?? '').trim();
}

export function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** A value without a name stands under ''. */
export function attributesOf(written: string): Map<string, string> {
  const plain = written.replace(/&(?:quot|#8220|#8221|#8243);|[“”″]/g, '"').replace(/&amp;|&#0?38;/g, '&');
  const found = plain.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|=?([^\s"'=/][^\s"']*)/g);
  return new Map([...found].map(([, name, a, b, c, alone]) => [name?.toLowerCase() ?? '', a ?? b ?? c ?? alone ?? '']));
}
