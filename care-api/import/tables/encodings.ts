import type { TableEncoding } from '@/lib/contract/import';

type Decode = { decode(chunk?: Uint8Array, options?: { stream: boolean }): string };

export function openDecoder(encoding: TableEncoding): Decode {
  const letters = upperHalves.get(encoding);
  return letters ? { decode: (chunk) => decodeBytes(chunk ?? new Uint8Array(), letters) } : new TextDecoder(encoding);
}

/** Of bytes from 128 on. MS-DOS's no Node knows; of Windows some take 32 for control signs (nodejs/node#56542). */
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
