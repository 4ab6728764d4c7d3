import type { Readable } from 'node:stream';
import sax from 'sax';
import { ImportProblem } from '@/care-api/import/import-problem';
import { toFault } from '@/lib/contract/faults';

export type Attributes = Readonly<Record<string, string | undefined>>;
type Watching<T> = {
  /** Names of elements are without their prefix. */
  open?(name: string, attributes: Attributes, emit: (found: T) => void): void;
  text?(text: string): void;
  close?(name: string, emit: (found: T) => void): void;
};

/** What a watcher finds in a text of XML, as it is read. No entity is looked up, and no document type taken. */
export async function* readXml<T>(stream: Readable, { open, text, close }: Watching<T>): AsyncGenerator<T> {
  const parser = sax.parser(true);
  let found: T[] = [];
  const emit = (one: T) => {
    found.push(one);
  };
  const fail = () => {
    throw new ImportProblem(toFault('importWorkbook'));
  };
  parser.onerror = fail;
  parser.ondoctype = fail;
  parser.onopentag = (tag) => {
    if (!('prefix' in tag)) open?.(plain(tag.name), tag.attributes, emit);
  };
  parser.onclosetag = (name) => close?.(plain(name), emit);
  parser.ontext = (part) => text?.(part);
  parser.oncdata = (part) => text?.(part);
  const decoder = new TextDecoder();
  try {
    for await (const chunk of stream) {
      parser.write(decoder.decode(chunk, { stream: true }));
      yield* found;
      found = [];
    }
    parser.close();
    yield* found;
  } finally {
    stream.destroy();
  }
}

function plain(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
