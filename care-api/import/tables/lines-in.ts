import { longestRecord } from './row';

/** Lines as they come, some at a time, whatever ends them; of one that is too long its beginning. */
export async function* linesIn(text: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  /** The end of a line, of which the next part may hold the other half. */
  let half = '';
  for await (const chunk of text) {
    const whole = half + chunk;
    half = whole.endsWith('\r') ? '\r' : '';
    const [first = '', ...others] = whole.slice(0, whole.length - half.length).split(/\r\n|\n|\r/);
    if (rest.length <= longestRecord) rest += first;
    const last = others.pop();
    if (last === undefined) continue;
    yield [rest, ...others];
    rest = last;
  }
  if (rest !== '' || half !== '') yield [rest];
}
