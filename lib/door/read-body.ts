import 'server-only';

type Refusal = 'too large' | 'cut short';

/** The body as text, with the faults of `readBytes`. */
export async function readBody(request: Request, maxBytes: number): Promise<{ text: string } | Refusal> {
  const bytes = await readBytes(request, maxBytes);
  return typeof bytes === 'string' ? bytes : { text: bytes.toString('utf8') };
}

/** The body, counted on the stream; 'too large' above `maxBytes`, 'cut short' when less came than was announced. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer> | Refusal> {
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) > maxBytes) return 'too large';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return 'too large';
    chunks.push(chunk);
  }
  if (announced !== null && size < Number(announced)) return 'cut short';
  return Buffer.concat(chunks);
}
