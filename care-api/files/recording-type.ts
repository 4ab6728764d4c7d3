/** Sound and film that every browser plays, by their first bytes; QuickTime is known to be refused. */
const types: readonly (readonly [string, RegExp])[] = [
  ['mp3', /^(?:ID3|\xff[\xf2\xf3\xfa\xfb])/],
  ['ogg', /^OggS/],
  ['wav', /^RIFF[\s\S]{4}WAVE/],
  ['flac', /^fLaC/],
  ['webm', /^[\s\S]E\xdf\xa3/],
  ['m4a', /^[\s\S]{4}ftypM4A/],
  ['mov', /^[\s\S]{4}(?:ftypqt|moov|wide|mdat)/],
  ['mp4', /^[\s\S]{4}ftyp(?:isom|iso\d|mp4\d|avc1|M4V|MSNV|dash)/],
];

export function recordingType(content: Buffer): string | null {
  const start = content.toString('latin1', 0, 16);
  return types.find(([, marks]) => marks.test(start))?.[0] ?? null;
}
