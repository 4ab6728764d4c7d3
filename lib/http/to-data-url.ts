/** The type it claims is of no account: the API looks at the content. */
export function toDataUrl({ type, content }: { type: string; content: Buffer }): string {
  const claimed = /^[\w.+-]{1,40}\/[\w.+-]{1,50}$/.test(type) ? type : 'application/octet-stream';
  return `data:${claimed};base64,${content.toString('base64')}`;
}
