import { endpoints } from '@/lib/contract/endpoints';
import { readAnswer } from './read-answer';

const megabyte = 1024 * 1024;
const blanks = new Uint8Array(64 * 1024).fill(0x20);
const encode = (text: string) => new TextEncoder().encode(text);

/** An answer of so many megabytes of blanks before its words, and how much of it was taken. */
function answerOf(megabytes: number, words = '[]', atEnd = () => {}) {
  const taken = { bytes: 0 };
  const body = new ReadableStream(
    {
      pull(controller) {
        if (taken.bytes < megabytes * megabyte) {
          taken.bytes += blanks.length;
          return controller.enqueue(blanks.slice());
        }
        for (const byte of encode(words)) controller.enqueue(Uint8Array.of(byte));
        controller.close();
        atEnd();
      },
    },
    { highWaterMark: 1 },
  );
  return { taken, response: new Response(body, { headers: { 'content-type': 'application/json' } }) };
}

describe('an answer', () => {
  it('is whole however it is cut: letters of several bytes, and a mark at its beginning that JSON has not', async () => {
    expect(await readAnswer(answerOf(0, '["Zoë 中文 😀"]').response, endpoints.listFaqs)).toBe('["Zoë 中文 😀"]');
    expect(await readAnswer(answerOf(0, '\uFEFF[]').response, endpoints.listFaqs)).toBe('\uFEFF[]');
  });

  it('that is one thing is read no further than 2 MB, a list no further than 8, one of thousands than 16', async () => {
    const one = answerOf(9);
    await expect(readAnswer(one.response, endpoints.getListing)).rejects.toThrow('more than 2097152 bytes');
    expect(one.taken.bytes).toBeLessThan(3 * megabyte);
    const few = answerOf(9);
    await expect(readAnswer(few.response, endpoints.listFaqs)).rejects.toThrow('more than 8388608 bytes');
    const many = answerOf(99);
    await expect(readAnswer(many.response, endpoints.listListings)).rejects.toThrow('more than 16777216 bytes');
    expect(many.taken.bytes).toBeLessThan(17 * megabyte);
  });

  it('that is long waits for another that is long, and a short one for neither', async () => {
    const taken: number[] = [];
    const long = () => answerOf(12, '[]', () => taken.push(...both.map((answer) => answer.taken.bytes)));
    const both = [long(), long()];
    const reading = both.map(({ response }) => readAnswer(response, endpoints.listListings));
    expect(await readAnswer(answerOf(1).response, endpoints.listFaqs)).toHaveLength(megabyte + 2);
    for (const text of await Promise.all(reading)) expect(text).toHaveLength(12 * megabyte + 2);
    // When the first of them was whole, the other had only begun.
    expect(Math.min(...taken.slice(0, 2))).toBeLessThan(3 * megabyte);
  });

  it('is given up where it would be too much beside others, which are whole', async () => {
    const reading = Array.from({ length: 20 }, () => readAnswer(answerOf(1.9).response, endpoints.getListing));
    const answers = await Promise.allSettled(reading);
    const lost = answers.filter(({ status }) => status === 'rejected');
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.length).toBeLessThan(15);
    expect(lost[0]).toMatchObject({ reason: { message: 'more than 25165824 bytes at once' } });
  });

  it('of what anyone is told is not given up for how much somebody reads', async () => {
    const held: ReadableStreamDefaultController<Uint8Array>[] = [];
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void held.push(controller) });
    const own = readAnswer(new Response(body), endpoints.getMyData);
    held[0]?.enqueue(encode(' '.repeat(30 * megabyte)));
    await new Promise((resolve) => setImmediate(resolve));
    expect(await readAnswer(answerOf(1).response, endpoints.listFaqs)).toHaveLength(megabyte + 2);
    held[0]?.close();
    expect(await own).toHaveLength(30 * megabyte);
  });

  it('gives its turn on where it is cut off', async () => {
    const cut = new ReadableStream({
      start(controller) {
        for (let n = 0; n < 40; n += 1) controller.enqueue(blanks.slice());
      },
      pull(controller) {
        controller.error(new Error('cut'));
      },
    });
    const broken = new Response(cut, { headers: { 'content-type': 'application/json' } });
    await expect(readAnswer(broken, endpoints.listFaqs)).rejects.toThrow('cut');
    expect(await readAnswer(answerOf(3).response, endpoints.listFaqs)).toHaveLength(3 * megabyte + 2);
  });
});
