import { ImportProblem } from '@/care-api/import/import-problem';
import { parseStorable } from '@/care-api/import/storable';
import { toFault } from '@/lib/contract/faults';

/** Signs: it is read at once, other than lines. */
const longestText = 64 * 1024 * 1024;

/** Also answers of an API that were saved one behind another; undefined for what is none. */
export async function readDocuments(text: AsyncIterable<string>): Promise<unknown[]> {
  const whole = await wholeOf(text);
  const one = parse(whole);
  return one === undefined ? [...partsOf(whole)].map(parse) : [one];
}

export async function isJson(text: AsyncIterable<string>): Promise<boolean> {
  for await (const part of text) {
    const [sign] = part.trimStart();
    if (sign) return sign === '{' || sign === '[';
  }
  return false;
}

/** Each from a bracket to the one that closes it. Sign by sign: a pattern for a whole text fails for a long one. */
function* partsOf(text: string): Generator<string> {
  let start = 0;
  let depth = 0;
  let isText = false;
  for (const { 0: sign, index } of text.matchAll(/\\.|["{}[\]]/gs)) {
    if (sign === '"') isText = !isText;
    if (isText) continue;
    if (sign === '{' || sign === '[') {
      if (depth === 0) start = index;
      depth += 1;
    } else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) yield text.slice(start, index + 1);
    }
  }
  if (depth > 0) yield text.slice(start);
}

function parse(json: string): unknown {
  try {
    return parseStorable(json);
  } catch {
    return undefined;
  }
}

async function wholeOf(text: AsyncIterable<string>): Promise<string> {
  const parts: string[] = [];
  let size = 0;
  for await (const part of text) {
    size += part.length;
    if (size > longestText) throw new ImportProblem(toFault('importJsonTooLong'));
    parts.push(part);
  }
  return parts.join('');
}
