import 'server-only';

type Refusal = 'too large' | 'cut short';

/** The body as text, counted on the stream; 'too large' above `maxBytes`, 'cut short' when less came than was announced. */
export async function readBody(request: Request, maxBytes: number): Promise<{ text: string } | Refusal> {
  if (Number(request.headers.get('content-length')) > maxBytes) return 'too large';
  const { bytes, end } = await readStart(request, maxBytes);
  return end === 'whole' ? { text: bytes.toString('utf8') } : end;
}

type Chunks = AsyncIterable<Uint8Array>;

/** What `shorten` leaves of it; where that is less than was sent, so many times `maxBytes` may come. */
export const mostReadPast = 8;

export async function readStart(
  request: Request,
  maxBytes: number,
  shorten: (body: Chunks) => Chunks = (body) => body,
): Promise<{ bytes: Buffer<ArrayBuffer>; end: 'whole' | Refusal }> {
  const announced = request.headers.get('content-length');
  const chunks: Uint8Array[] = [];
  let size = 0;
  let arrived = 0;
  for await (const chunk of shorten(counted())) {
    // An empty one would hold what it was cut from.
    if (chunk.byteLength > 0) chunks.push(chunk);
    size += chunk.byteLength;
    if (size > maxBytes || arrived > mostReadPast * maxBytes)
      return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), end: 'too large' };
  }
  return { bytes: Buffer.concat(chunks), end: arrived < Number(announced) ? 'cut short' : 'whole' };

  async function* counted() {
    for await (const chunk of request.body ?? []) {
      arrived += chunk.byteLength;
      yield chunk;
    }
  }
}
