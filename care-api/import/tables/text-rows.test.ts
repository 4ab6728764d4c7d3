import { sentenceOf } from '@/lib/contract/fault-words';
import { textRows } from './text-rows';

async function read(text: string, width = 3) {
  const rows = [];
  for await (const { line, cells, fault } of textRows([text], ',', () => width))
    rows.push(fault ? `${line}: ${sentenceOf(fault)}` : [line, ...cells]);
  return rows;
}
const unclosed = (line: number) => `${line}: A quotation mark that is opened in line ${line} is not closed.`;

test('a quotation mark inside a cell is a sign like any other', async () => {
  const lines = [
    'The "New" Mill,4" step,x',
    '"They say "home, sweet home" here",b,c',
    '"Old" Mill,"a, b",c',
    ' "a, b" ,c,d',
  ];
  expect(await read(lines.join('\n'))).toEqual([
    [1, 'The "New" Mill', '4" step', 'x'],
    [2, 'They say "home, sweet home" here', 'b', 'c'],
    [3, '"Old" Mill', 'a, b', 'c'],
    [4, 'a, b', 'c', 'd'],
  ]);
});

test('marks that are opened and never closed cost their lines, all named, and no line that follows', async () => {
  const text = 'a,b,"open\nc,d,e\nf,g,"also open\n"h","i","j"\nk,l,"m\nn"\no,"last\np,q,r';
  expect(await read(text)).toEqual([
    unclosed(1),
    [2, 'c', 'd', 'e'],
    unclosed(3),
    [4, 'h', 'i', 'j'],
    [5, 'k', 'l', 'm\nn'],
    unclosed(7),
    [8, 'p', 'q', 'r'],
  ]);
});

test('lines end as on Windows, on Unix and on an old Mac, wherever the text is cut', async () => {
  for (const end of ['\r\n', '\n', '\r']) {
    const text = `a,"1${end}2"${end}${end},,${end}b,c${end}`;
    for (let cut = 0; cut <= text.length; cut += 1) {
      const rows = [];
      for await (const row of textRows([text.slice(0, cut), text.slice(cut)], ',')) rows.push(row);
      expect(rows).toEqual([
        { line: 1, cells: ['a', '1\n2'] },
        { line: 5, cells: ['b', 'c'] },
      ]);
    }
  }
});

test('a cell of ten million signs costs its line', async () => {
  const rows = await read(`a,b,c\nd,${'x'.repeat(10_000_000)},e\nf,g,h`);
  expect(rows).toEqual([[1, 'a', 'b', 'c'], '2: The line is longer than 1000000 characters.', [3, 'f', 'g', 'h']]);
});

test('a text of opening marks is read in a time that grows with it alone', async () => {
  const lines = Array.from({ length: 200_000 }, (_, at) => `${at},"open ""twice"",`);
  expect((await read(lines.join('\n'))).length).toBe(200_000);
});
