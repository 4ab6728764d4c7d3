import 'server-only';
import { mediaTypeOf } from './media-type';
import { readBytes } from './read-body';

/** The fields of a form, of its JSON twin, or of a form with files; null when it is none of them, or broken. */
export async function readSent(
  request: Request,
  { maxBytes, hasFiles = false }: { maxBytes: number; hasFiles?: boolean },
): Promise<FormData | 'too large' | null> {
  const type = mediaTypeOf(request.headers);
  if (hasFiles && type !== 'multipart/form-data') return null;
  const bytes = await readBytes(request, maxBytes);
  if (bytes === 'too large') return bytes;
  if (bytes === 'cut short') return null;
  if (hasFiles) return readForm(bytes, request.headers);
  const fields = readFields(bytes.toString('utf8'), type);
  return fields && toFormData(fields);
}

/** A text field; '' without it. */
export function textOf(sent: FormData, name: string): string {
  const value = sent.get(name);
  return typeof value === 'string' ? value : '';
}

/** Of a field of several lines, or of several boxes: plain forms send each line break as two characters. */
export function linesOf(data: FormData, name: string): string {
  return data.getAll(name).map(String).join(',').replace(/\r\n?/g, '\n');
}

export function isJson(request: Request): boolean {
  return mediaTypeOf(request.headers) === 'application/json';
}

/** By its boundary, which stands in the headers. */
function readForm(bytes: Buffer<ArrayBuffer>, headers: Headers): Promise<FormData | null> {
  const type = headers.get('content-type') ?? '';
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null);
}

function readFields(text: string, type: string): Iterable<[string, string]> | null {
  if (type === 'application/x-www-form-urlencoded') return new URLSearchParams(text);
  if (type !== 'application/json') return null;
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
    return Object.entries(json).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  } catch {
    return null;
  }
}

function toFormData(fields: Iterable<[string, string]>): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}
