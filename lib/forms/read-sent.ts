import 'server-only';
import { mediaTypeOf } from './media-type';
import { mostReadPast, readStart } from './read-body';
import { shortenParts } from './shorten-parts';

const filesType = 'multipart/form-data';
const plainType = 'application/x-www-form-urlencoded';

/** Of a plain form that is too large, so that it can go back with the fields that can be kept. */
const mostGivenBack = 1024 * 1024;

type Reading = {
  maxBytes: number;
  hasFiles?: boolean;
  /** One whose password was asked for meanwhile is sent on by a page that has no files. */
  isPlainOnly?: boolean;
  isPage?: boolean;
  /** Of a plain form with files: of each part no more is read, so that one that is too large takes no other along. */
  mostPartBytes?: number;
};

/** Null for none of these, or broken. Of one too large what was read: without script and files its first megabyte. */
export async function readSent(
  request: Request,
  { maxBytes, hasFiles = false, isPlainOnly = false, isPage = false, mostPartBytes = 0 }: Reading,
): Promise<{ fields: FormData; isTooLarge: boolean } | null> {
  const type = mediaTypeOf(request.headers);
  const withFiles = isPlainOnly ? [filesType, plainType] : [filesType];
  if (!(hasFiles ? withFiles : [plainType, 'application/json']).includes(type)) return null;
  const isGivenBack = isPage && type === plainType;
  const boundary = isPage && mostPartBytes > 0 && type === filesType ? boundaryOf(request.headers) : undefined;
  const mostArriving = boundary ? mostReadPast * maxBytes : maxBytes;
  if (!isGivenBack && Number(request.headers.get('content-length')) > mostArriving) return tooLargeUnread();
  const mostKept = isGivenBack ? Math.max(maxBytes, mostGivenBack) : maxBytes;
  const { bytes, end } = await readStart(
    request,
    mostKept,
    boundary ? (body) => shortenParts(body, boundary, mostPartBytes) : undefined,
  );
  if (end === 'cut short') return null;
  const isTooLarge = end === 'too large' || bytes.length > maxBytes;
  if (isTooLarge && !isGivenBack) return tooLargeUnread();
  const fields = type === filesType ? await readForm(bytes, request.headers) : readFields(bytes.toString('utf8'), type);
  return fields && { fields: toFormData(fields), isTooLarge };
}

function tooLargeUnread() {
  return { fields: new FormData(), isTooLarge: true };
}

export function textOf(sent: FormData, name: string): string {
  const value = sent.get(name);
  return typeof value === 'string' ? value : '';
}

/** Of a field of several lines, or of several boxes: plain forms send each line break as two characters. */
export function linesOf(data: FormData, name: string): string {
  return toLines(data.getAll(name).map(String).join(','));
}

export function toLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

export function isJson(request: Request): boolean {
  return mediaTypeOf(request.headers) === 'application/json';
}

function boundaryOf(headers: Headers): string | undefined {
  return /;\s*boundary="?([^";]{1,70})"?/i.exec(headers.get('content-type') ?? '')?.[1];
}

function readForm(bytes: Buffer<ArrayBuffer>, headers: Headers): Promise<FormData | null> {
  const type = headers.get('content-type') ?? '';
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null);
}

function readFields(text: string, type: string): Iterable<[string, string]> | null {
  if (type === plainType) return new URLSearchParams(text);
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
    return Object.entries(json).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  } catch {
    return null;
  }
}

function toFormData(fields: FormData | Iterable<[string, string]>): FormData {
  if (fields instanceof FormData) return fields;
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}
