import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Measured, type Office, time } from './office';

const lines = 12_000;
/** Questions under way: a machine that cannot keep up would answer none in the end. */
const mostAtOnce = 5;
const asked = 'Faq?sort=position&page=1&q=4999';

/** What others wait for while a file of listings is taken, beside the same without it. */
export async function measureImport({ send, ask }: Office, turns: number): Promise<Measured[]> {
  const other = () => ask(asked).then((answer) => answer.text());
  const quiet = await time(other, turns * 2);
  const body = ['Name,Postcode,Town,Phone', ...Array.from({ length: lines }, (_, line) => row(line))].join('\n');
  const sent = await send('admin/import?name=bench.csv', {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/csv' },
  });
  const { id } = runSchema.parse(await sent.json());
  await ask(`admin/import/${id}/mapping`, 'PUT', { mapping: { source: 'bench', columns } });
  const checked = await beside(other, () => stateOf(ask, id), 'checking');
  await ask(`admin/import/${id}/start`, 'POST');
  const began = performance.now();
  const taken = await beside(other, () => stateOf(ask, id), 'running');
  const whole = performance.now() - began;
  const state = await stateOf(ask, id);
  if (state !== 'done') throw new Error(`The import ended as ${state}.`);
  const times = { than: quiet, most: 2, at: 'p95' as const };
  return [
    { what: 'one word, nothing beside', taken: quiet },
    { what: 'beside the dry run of an import', taken: checked, times },
    { what: `beside an import of ${lines}`, taken, times },
    { what: `import of ${lines}, asked for beside`, taken: [whole] },
  ];
}

const columns = { title: 'Name', postcode: 'Postcode', city: 'Town', phone: 'Phone' };
const runSchema = z.object({ id: z.number(), state: z.string() });

function row(line: number): string {
  const digits = String(line % 1_000).padStart(3, '0');
  return `Bench Care ${line} House,LS${1 + (line % 28)} ${line % 10}AB,Leeds,01632 960${digits}`;
}

async function stateOf(ask: Office['ask'], id: number): Promise<string> {
  return runSchema.parse(await (await ask(`admin/import/${id}`)).json()).state;
}

/** Asks every 50 ms, as people do who know nothing of each other, while the import is in a state. */
async function beside(other: () => Promise<unknown>, state: () => Promise<string>, during: string): Promise<number[]> {
  const waiting: Promise<unknown>[] = [];
  const taken: number[] = [];
  for (let turn = 0; ; turn += 1) {
    const begin = performance.now();
    if (waiting.length - taken.length < mostAtOnce) {
      waiting.push(other().then(() => taken.push(performance.now() - begin)));
    }
    await sleep(50);
    if (turn % 20 === 19 && (await state()) !== during) break;
  }
  await Promise.all(waiting);
  return taken.sort((a, b) => a - b);
}
