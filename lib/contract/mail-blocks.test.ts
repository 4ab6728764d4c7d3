import { toMailBlocks } from './mail-blocks';

const house = { home: 'https://site.example', open: 'Open' };
const words = (text: string) => ({ kind: 'words', lines: [[{ text, href: null }]] });

it('lays out paragraphs, and a link of ours that stands alone as a button', () => {
  const link = 'https://site.example/form/status/abc?a=1&b=2';
  expect(toMailBlocks(`Hello,\r\n\r\n${link}\n\n\nOne\nTwo\n`, house)).toEqual([
    words('Hello,'),
    { kind: 'button', label: 'Open', href: link },
    { kind: 'words', lines: [[{ text: 'One', href: null }], [{ text: 'Two', href: null }]] },
  ]);
  expect(toMailBlocks('', house)).toEqual([]);
});

it('links our addresses inside a line, without the stop behind them', () => {
  const [block] = toMailBlocks('Held: 2, https://site.example/adminPanel/comments.', house);
  expect(block).toEqual({
    kind: 'words',
    lines: [
      [
        { text: 'Held: 2, ', href: null },
        { text: 'https://site.example/adminPanel/comments', href: 'https://site.example/adminPanel/comments' },
        { text: '.', href: null },
      ],
    ],
  });
});

it.each([
  ...['https://evil.example/', 'https://site.example.evil/', 'https://site.example@evil.example/'],
  ...['javascript:alert(1)', 'https://site.example/\nhttps://evil.example/', 'http://site.example/'],
])('makes no link of %j', (text) => {
  const blocks = toMailBlocks(text, house);
  const hrefs = blocks.flatMap((block) =>
    block.kind === 'button' ? [block.href] : block.lines.flat().flatMap(({ href }) => href ?? []),
  );
  expect(hrefs.filter((href) => href !== 'https://site.example/')).toEqual([]);
  expect(blocks.map(({ kind }) => kind)).toEqual(['words']);
});
