/** The body as text, counted on the stream; 'too large' above `maxBytes`, 'cut short' when less came than was announced. */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<{ text: string } | 'too large' | 'cut short'> {
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
  return { text: Buffer.concat(chunks).toString('utf8') };
}
