/** The value of an attribute in a tag as it is written, entities and all; '' when it has none. */
export function attributeIn(tag: string, name: string): string {
  const [, a, b] = new RegExp(String.raw`(?:^|\s)${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? [];
  return (a ?? b ?? '').trim();
}

export function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
