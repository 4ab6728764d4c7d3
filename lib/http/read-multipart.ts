import { readBytes } from './read-body';

/** A form with files, its size counted on the stream; null when it is none or is broken. */
export async function readMultipart(request: Request, maxBytes: number): Promise<FormData | 'too large' | null> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) return null;
  const bytes = await readBytes(request, maxBytes);
  if (bytes === 'too large') return bytes;
  if (bytes === 'cut short') return null;
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null);
}
