import { diffParts, type Piece, wordDiff } from './word-diff';

type Stretch = { kind: 'same'; paragraphs: string[] } | { kind: 'changed'; pieces: Piece[] };

export function paragraphDiff(before: string, after: string): Stretch[] {
  const stretches: Stretch[] = [];
  let [same, gone, come]: [string[], string[], string[]] = [[], [], []];
  const close = () => {
    if (same.length > 0) stretches.push({ kind: 'same', paragraphs: same });
    if (gone.length + come.length > 0) stretches.push({ kind: 'changed', pieces: piecesOf(gone, come) });
    [same, gone, come] = [[], [], []];
  };
  for (const { kind, text } of diffParts(toLines(before), toLines(after))) {
    if (kind === 'same') {
      if (gone.length + come.length > 0) close();
      same.push(text);
    } else (kind === 'gone' ? gone : come).push(text);
  }
  close();
  return stretches;
}

function toLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function piecesOf(gone: readonly string[], come: readonly string[]): Piece[] {
  return wordDiff(gone.join('\n'), come.join('\n'));
}
