import fc from 'fast-check';
import { shortenParts } from './shorten-parts';

const start = '--edge\r\nname: a\r\n\r\n';

async function shortened(body: string, cuts: readonly number[], most: number): Promise<string> {
  const places = [0, ...cuts.map((cut) => cut % (body.length + 1)).sort((a, b) => a - b), body.length];
  async function* inChunks() {
    for (const [index, place] of places.slice(1).entries()) yield Buffer.from(body.slice(places[index], place));
  }
  let text = '';
  for await (const chunk of shortenParts(inChunks(), 'edge', most)) text += Buffer.from(chunk).toString();
  return text;
}

const part = fc.stringMatching(/^[a\r\n-]{0,60}$/);

it('of each part no more is left than was asked for, and the next is whole, however it comes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 4 }), fc.array(fc.nat(), { maxLength: 9 }), async (parts, cuts) => {
      const most = 40;
      const between = '\r\n--edge';
      const whole = [start, ...parts].join(between) + between;
      const expected = [start, ...parts].map((one) => one.slice(0, most)).join(between) + between;
      expect(await shortened(whole, cuts, most)).toBe(expected);
    }),
  );
});
