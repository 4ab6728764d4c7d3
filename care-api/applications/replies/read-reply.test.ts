import { setImmediate } from 'node:timers/promises';
import { readReply } from './read-reply';

const head = 'from: Ann <ann@example.org>\r\nto: replies@rose.example\r\n';
const read = (body: string, fields = '') => readReply(Buffer.from(`${head}${fields}\r\n${body}`));

it('what it quotes at its end is left out, with the empty lines between, and what it quotes before is kept', async () => {
  const mail = await read('> When?\r\n\r\nTuesday.\r\n\r\n> One\r\n>\r\n\r\n> Two\r\n \r\n');
  expect(mail?.words).toBe('> When?\n\nTuesday.');
  expect((await read('> Only\n> quoted\n'))?.words).toBe('> Only');
});

it('quotes of ten thousands of lines that end in a word of theirs are read as fast as any', async () => {
  for (const word of ['one', 'two', 'three', 'four', 'five', 'six']) {
    expect((await read(`Hello\n${'>\n'.repeat(99_000)}${word}\n`))?.words).toMatch(/^Hello\n>/);
  }
  // Whoever took half a minute for each is stopped between the two.
  await setImmediate();
  await setImmediate();
});

it('an empty text beside its HTML is none: the words are those of the HTML', async () => {
  const parts = [
    '--q\r\ncontent-type: text/plain\r\n\r\n\r\n',
    '--q\r\ncontent-type: text/html\r\n\r\n<p>Tuesday.</p>\r\n',
  ];
  const mail = await read(`${parts.join('')}--q--`, 'content-type: multipart/alternative; boundary=q\r\n');
  expect(mail?.words).toBe('Tuesday.');
});

it('what no database holds is in none of its texts', async () => {
  const fields = 'message-id: <1\0@x>\r\nsubject: =?utf-8?q?Hi=00there?=\r\n';
  expect(await read('A\0B', fields)).toMatchObject({ subject: 'Hithere', words: 'AB', messageId: '<1@x>' });
});
