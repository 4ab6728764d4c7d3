import 'server-only';

/** Bytes of a form around its files. */
export const aroundFiles = 64 * 1024;

export function readFile(sent: FormData): File | null {
  const file = sent.get('file');
  return file instanceof File ? file : null;
}
