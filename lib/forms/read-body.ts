import 'server-only';

type Refusal = 'too large' | 'cut short';

/** The body as text, counted on the stream; 'too large' above `maxBytes`, 'cut short' when less came than was announced. */
export async function readBody(request: Request, maxBytes: number): Promise<{ text: string } | Refusal> {
  if (Number(request.headers.get('content-length')) > maxBytes) return 'too large';
  const { bytes, end } = await readStart(request, maxBytes);
  return end === 'whole' ? { text: bytes.toString('utf8') } : end;
}

export async function readStart(
  request: Request,
  maxBytes: number,
): Promise<{ bytes: Buffer<ArrayBuffer>; end: 'whole' | Refusal }> {
  const announced = request.headers.get('content-length');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > maxBytes) return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), end: 'too large' };
  }
  return { bytes: Buffer.concat(chunks), end: size < Number(announced) ? 'cut short' : 'whole' };
}
