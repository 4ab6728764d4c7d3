import { documentHeader, documentWord, isDocument } from './document-word.mjs';

const saying = (word: string) => isDocument(new Headers({ [documentHeader]: word }));

it('believes nobody where no front has spoken, and nobody but the front after that', () => {
  expect([saying(''), saying('1'), saying('undefined'), isDocument(new Headers())]).toEqual(Array(4).fill(false));
  const word = documentWord();
  expect([saying(word), documentWord() === word]).toEqual([true, true]);
  expect([saying('1'), saying(`${word}x`), isDocument(new Headers())]).toEqual(Array(3).fill(false));
});
