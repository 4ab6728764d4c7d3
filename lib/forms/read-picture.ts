import 'server-only';
import { toDataUrl } from '@/lib/http/to-data-url';

/** Null when none was chosen: browsers then send a file without name or content. */
export async function readPicture(sent: FormDataEntryValue | null): Promise<{ type: string; content: Buffer } | null> {
  if (!(sent instanceof File) || (sent.size === 0 && sent.name === '')) return null;
  return { type: sent.type, content: Buffer.from(await sent.arrayBuffer()) };
}

export async function readPictures(sent: readonly FormDataEntryValue[]): Promise<{ name: string; url: string }[]> {
  const read = sent.map(async (one) => {
    const picture = await readPicture(one);
    return picture && one instanceof File ? [{ name: one.name, url: toDataUrl(picture) }] : [];
  });
  return (await Promise.all(read)).flat();
}
