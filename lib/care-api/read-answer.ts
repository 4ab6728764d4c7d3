import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';

/**
 * Bytes: an answer that is one thing; a list of what a provider has few of; the whole list of an API without paging of what
 * it may have thousands of, eleven thousand real listings are 10 MB; what staff and members read, who are not anyone.
 */
const maxAnswer = 2 * 1024 * 1024;
const maxList = 8 * 1024 * 1024;
const maxThousands = 16 * 1024 * 1024;
const maxOwn = 64 * 1024 * 1024;
const thousands = ['listings', 'posts', 'comments'];
/** Of all answers that are being read of what anyone is told, and of what somebody is: a whole list, and small ones beside it. */
const atOnceOf = {
  anyone: { bytes: 0, most: 24 * 1024 * 1024 },
  somebody: { bytes: 0, most: 72 * 1024 * 1024 },
};

/** JSON, as the contract has it, under its own name, as text, or under none. */
const jsonTypes = /^(application\/(problem\+)?json|text\/plain|)\s*(;|$)/i;

/**
 * The JSON text of an answer to `endpoint`, read no further than such an answer is long; the deadline of the request covers
 * it. What an API says of a fault is never a list; nor does an API that is known to page answer a whole one.
 * @throws for another type, for more, and for an answer that is cut off
 */
export async function readAnswer(
  response: Response,
  endpoint: Pick<Endpoint, 'response' | 'who' | 'reads'>,
  isPaged = false,
): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  if (!jsonTypes.test(type)) return giveUp(response, `answered ${type}`);
  const limit = response.ok && !isPaged ? limitOf(endpoint) : maxAnswer;
  if (Number(response.headers.get('content-length')) > limit) return giveUp(response, `more than ${limit} bytes`);
  return readText(response, limit, atOnceOf[endpoint.who === 'anyone' ? 'anyone' : 'somebody']);
}

function limitOf({ response, who, reads = [] }: Pick<Endpoint, 'response' | 'who' | 'reads'>): number {
  if (who !== 'anyone') return maxOwn;
  if (!response.safeParse([]).success) return maxAnswer;
  return reads.some((tag) => thousands.includes(tag)) ? maxThousands : maxList;
}

/** Over when nobody reads more than one thing's worth: several whole lists at once are more than a small machine has room for. */
let turn: Promise<void> = Promise.resolve();

async function readText(
  { body }: Response,
  limit: number,
  atOnce: { bytes: number; readonly most: number },
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let endTurn: (() => void) | null = null;
  const giveBack = () => {
    atOnce.bytes -= length;
    length = 0;
  };
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength;
      atOnce.bytes += chunk.byteLength;
      if (length > limit) throw new Error(`more than ${limit} bytes`);
      if (atOnce.bytes > atOnce.most) {
        // At once, for the others go on: what is left of this one is cancelled first.
        giveBack();
        throw new Error(`more than ${atOnce.most} bytes at once`);
      }
      // Whoever is before us is held to a deadline of its own; meanwhile nothing more is taken from the line.
      if (length > maxAnswer) endTurn ??= await takeTurn();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  } finally {
    giveBack();
    endTurn?.();
  }
}

async function takeTurn(): Promise<() => void> {
  const before = turn;
  let end = () => {};
  turn = new Promise((resolve) => {
    end = resolve;
  });
  await before;
  return end;
}

async function giveUp({ body }: Response, why: string): Promise<never> {
  await body?.cancel();
  throw new Error(why);
}
