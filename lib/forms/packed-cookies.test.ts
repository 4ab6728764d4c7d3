import { packCookie, packedNames, unpackCookie } from './packed-cookies';

function keep(value: unknown): (name: string) => string | undefined {
  const parts = packCookie(value) ?? [];
  const kept = new Map(packedNames('draft').map((name, index) => [name, parts[index]]));
  return (name) => kept.get(name);
}

describe('a packed cookie', () => {
  it('comes back as it was, in any script and over several cookies', () => {
    const long = Array.from({ length: 900 }, (_, index) => String.fromCharCode(0x621 + ((index * index) % 40))).join(
      '',
    );
    const value = { content: `${long} <b>"é"</b>\n`, parts: [1, null] };
    expect(unpackCookie('draft', keep(value))).toEqual(value);
  });

  it('is none when it is too large for three cookies', () => {
    const noise = Array.from({ length: 30_000 }, (_, index) =>
      String.fromCharCode(33 + (((index * 7919) ^ (index >> 3)) % 9000)),
    ).join('');
    expect(packCookie(noise)).toBeNull();
  });

  it('is nothing when it is missing, cut or none of ours', () => {
    expect(unpackCookie('draft', () => undefined)).toBeNull();
    expect(unpackCookie('draft', () => 'not-deflated')).toBeNull();
  });
});
