import { setTimeout as sleep } from 'node:timers/promises';
import { insertListings } from '@/care-api/listings/write-listings';
import { ask, logInAdmin, openKillableCareApi } from '@/care-api/testing/killable-care-api';
import { runSchema } from '@/lib/contract/bulk';

/** So many that whoever looks late still finds it under way. */
const many = 4_000;
const house = { title: 'Zanzibar', price: '£1', features: [], headFeatures: [], categoryIds: [] };
const { start, kill } = openKillableCareApi(({ db }) =>
  insertListings(db, Array<typeof house>(many).fill(house), new Map()),
);

it('a run that is killed halfway has whole batches, says how far it came, and what it did is taken back', async () => {
  const first = await start();
  const accessToken = await logInAdmin(first);
  const lost = ask(first, accessToken, 'POST', 'admin/bulk/listing', {
    action: 'price',
    value: '£2',
    query: { q: 'zanzibar' },
  }).catch(() => 'killed');
  // The first of its kind in this database.
  while (!((await ask(first, accessToken, 'GET', 'admin/runs/1')).changed > 0)) await sleep(5);
  await kill(first);
  expect(await lost).toBe('killed');

  const second = await start();
  const run = runSchema.parse(await ask(second, accessToken, 'GET', 'admin/runs/1'));
  expect(run).toMatchObject({ total: many, isFinished: false, conflicts: [], refused: [] });
  expect(run.changed % 200).toBe(0);
  expect(run.changed).toBeLessThan(many);
  const prices = async () => {
    const rows: { typeTitle: string; price: string }[] = await ask(second, '', 'GET', 'TypeDetail');
    return rows.filter(({ typeTitle, price }) => typeTitle === 'Zanzibar' && price === '£2').length;
  };
  expect(await prices()).toBe(run.changed);
  expect(await ask(second, accessToken, 'GET', 'admin/audit/verify')).toMatchObject({ isWhole: true });
  const undone = await ask(second, accessToken, 'POST', `admin/runs/${run.id}/undo`);
  expect(undone).toMatchObject({ changed: run.changed, isFinished: true });
  expect(await prices()).toBe(0);
}, 180_000);
