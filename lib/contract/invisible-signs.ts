/**
 * Without signs that are not to be seen, which pasted text brings along: where a PDF breaks a word, say. What breaks a
 * line in a slide or a document breaks it here as well.
 */
export function withoutInvisibleSigns(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
  return text.replace(/[\u000b\u000c]/g, '\n').replace(/[\u0000-\u0008\u000e-\u001f\u007f]/g, '');
}
