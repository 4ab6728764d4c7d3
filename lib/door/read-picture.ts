import 'server-only';

/** Null when none was chosen: browsers then send a file without name or content. */
export async function readPicture(sent: FormDataEntryValue | null): Promise<{ type: string; content: Buffer } | null> {
  if (!(sent instanceof File) || (sent.size === 0 && sent.name === '')) return null;
  return { type: sent.type, content: Buffer.from(await sent.arrayBuffer()) };
}
