/** A form with files, no more than `most` bytes of each part: the rest of one is read past, and those behind it are whole. */
export async function* shortenParts(body: AsyncIterable<Uint8Array>, boundary: string, most: number) {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  let rest = Buffer.alloc(0);
  let room = most;
  for await (const chunk of body) {
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf(delimiter); end >= 0; end = rest.indexOf(delimiter)) {
      yield rest.subarray(0, Math.min(end, room));
      yield delimiter;
      rest = rest.subarray(end + delimiter.length);
      room = most;
    }
    // In its last bytes the next one may begin.
    const known = Math.max(0, rest.length - delimiter.length + 1);
    const kept = Math.min(known, room);
    yield rest.subarray(0, kept);
    room -= kept;
    rest = rest.subarray(known);
  }
  yield rest;
}
