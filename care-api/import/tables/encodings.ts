import type { TableEncoding } from '@/lib/contract/import';

type Decode = { decode(chunk?: Uint8Array, options?: { stream: boolean }): string };

/** Reads bytes as letters, a part at a time; a mark at the beginning is left out. */
export function openDecoder(encoding: TableEncoding): Decode {
  const letters = upperHalves.get(encoding);
  return letters ? { decode: (chunk) => decodeBytes(chunk ?? new Uint8Array(), letters) } : new TextDecoder(encoding);
}

/**
 * What bytes from 128 on stand for. Of MS-DOS in Western Europe no Node knows it; of Windows some take the first 32 for
 * control signs, as in Latin 1 (nodejs/node#56542).
 */
const upperHalves: ReadonlyMap<TableEncoding, string> = new Map([
  [
    'windows-1252',
    '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ' +
      Array.from({ length: 96 }, (_, at) => String.fromCharCode(0xa0 + at)).join(''),
  ],
  [
    'ibm850',
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\xad±‗¾¶§÷¸°¨·¹³²■\xa0',
  ],
]);

/** One byte is one letter of Latin 1, of which the upper half is another one here. */
function decodeBytes(bytes: Uint8Array, letters: string): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\x80-\xff]/g, (letter) => letters[letter.charCodeAt(0) - 0x80] ?? letter);
}
