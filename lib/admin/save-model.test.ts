import fc from 'fast-check';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { revisionsSchema, savedSchema, standingSchema } from '@/lib/contract/working';
import { tenthOf } from '@/scripts/test/sample.mjs';
import {
  beginSaving,
  endConflict,
  endSaving,
  isUnsaved,
  type Outcome,
  type SaveState,
  startSaving,
  typeWords,
} from './save-model';
import { toTheirs, toWork, type WorkMap } from './work';

let test: TestApp;
let editor: string;
beforeAll(async () => {
  test = await openTestApp();
  editor = await test.signIn('editor');
}, 60_000);
afterAll(() => test.close());

const texts = (data: object) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'string'));
const map: WorkMap = { toFields: texts, toData: (fields) => fields };
const ask = async (method: string, path: string, body?: object) => {
  const answer = await test.send(method, path, body, { as: editor });
  return { status: answer.status, body: await answer.json() };
};

async function makeFaq() {
  const { body } = await ask('POST', '/Faq', { faqQuestions: 'Why?', faqAnswer: 'So.' });
  return `faq/${body.faqId}`;
}
const stand = async (row: string) => standingSchema.parse((await ask('GET', `/admin/working/${row}`)).body);

/** As the browser's script asks the API. */
async function send(row: string, tab: string, { base, sending }: SaveState): Promise<Outcome> {
  const { version, publicVersion } = base;
  const asked = { data: sending?.words ?? {}, version, publicVersion, tab };
  const { status, body } = await ask('PUT', `/admin/working/${row}`, asked);
  if (status === 409) {
    const { base: from, ...work } = toTheirs(standingSchema.parse(body.current), version, map);
    return { state: 'faster', work, base: from, who: body.changedBy };
  }
  const saved = savedSchema.parse(body);
  return {
    state: 'saved',
    at: saved.savedAt,
    work: { fields: texts(saved.data), version: saved.version, publicVersion },
  };
}

type Step = { who: 0 | 1; does: 'type' | 'send' | 'answer' | 'lose' | 'publish' | 'choose' };
const steps = fc.array(
  fc.record<Step>({
    who: fc.constantFrom(0, 1),
    does: fc.constantFrom('type', 'type', 'send', 'send', 'answer', 'answer', 'lose', 'publish', 'choose'),
  }),
  { minLength: 8, maxLength: 24 },
);

it('no word that was called saved is gone: it is there or in the history, unless its own window wrote over it', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      const row = await makeFaq();
      const windows = [0, 1].map(() => ({
        state: startSaving({ fields: {}, version: 0, publicVersion: 1 }),
        answer: null as Outcome | null,
      }));
      const work = toWork(await stand(row), map);
      for (const one of windows) one.state = startSaving(work);
      const stored = ['', ''];
      let word = 0;
      for (const { who, does } of walk) {
        const one = windows[who]!;
        if (does === 'type') {
          word += 1;
          one.state = typeWords(one.state, { faqQuestions: `w${who}-${word}-` });
        } else if (does === 'send') {
          const begun = beginSaving(one.state);
          if (!begun) continue;
          one.state = begun;
          one.answer = await send(row, `tab${who}`, begun);
          if (one.answer.state === 'saved') stored[who] = begun.sending?.words.faqQuestions ?? '';
        } else if (does === 'answer' && one.answer && one.state.sending) {
          one.state = endSaving(one.state, one.state.sending.sequence, one.answer);
          one.answer = null;
        } else if (does === 'lose' && one.state.sending) {
          one.state = endSaving(one.state, one.state.sending.sequence, { state: 'network' });
          one.answer = null;
        } else if (does === 'choose') one.state = endConflict(one.state);
        else if (does === 'publish')
          await ask('POST', `/admin/working/${row}/publish`, { version: one.state.base.version });
      }
      const now = JSON.stringify(await stand(row));
      const { items } = revisionsSchema.parse((await ask('GET', `/admin/revisions/${row}`)).body);
      const past = await Promise.all(items.map(({ number }) => ask('GET', `/admin/revisions/${row}/${number}`)));
      const kept = now + JSON.stringify(past.map(({ body }) => body.data));
      // What a window typed over itself is its own wish: of its words the last that the API took must be there.
      for (const last of stored) expect(kept).toContain(last);
    }),
    { numRuns: tenthOf(200) },
  );
}, 240_000);

const at = { fields: { a: '1', b: '1' }, version: 1, publicVersion: 1 };

it('has one request under way, and says nothing of an answer to another', () => {
  const begun = beginSaving(typeWords(startSaving(at), { a: '2' }));
  expect(begun && beginSaving(begun)).toBeNull();
  expect(beginSaving(startSaving(at))).toBeNull();
  const late = begun && endSaving(begun, 7, { state: 'network' });
  expect(late).toBe(begun);
});

it('keeps what was typed while a request was under way, and calls it unsaved', () => {
  const begun = beginSaving(typeWords(startSaving(at), { a: '2' }))!;
  const work = { fields: { a: '2', b: '1' }, version: 2, publicVersion: 1 };
  const ended = endSaving(typeWords(begun, { b: '3' }), begun.sequence, { state: 'saved', work, at: 'now' });
  expect([ended.words, isUnsaved(ended)]).toEqual([{ a: '2', b: '3' }, true]);
});

it('words that the API took and nobody heard of are this window’s own', () => {
  const lost = beginSaving(typeWords(startSaving(at), { a: 'Tea' }))!;
  const away = endSaving(lost, lost.sequence, { state: 'network' });
  const again = beginSaving(typeWords(away, { a: 'Tea at four' }))!;
  const work = { fields: { a: 'Tea', b: 'theirs' }, version: 3, publicVersion: 1 };
  const ended = endSaving(again, again.sequence, { state: 'faster', work, base: null, who: 'Ann' });
  expect(ended).toMatchObject({ conflict: null, words: { a: 'Tea at four', b: 'theirs' }, base: { version: 3 } });
});

it('sends nothing over somebody else’s text before it is chosen which is to stand', () => {
  const begun = beginSaving(typeWords(startSaving(at), { a: 'mine' }))!;
  const work = { fields: { a: 'theirs', b: 'theirs' }, version: 2, publicVersion: 1 };
  const ended = endSaving(begun, begun.sequence, { state: 'faster', work, base: null, who: 'Mina' });
  expect(ended).toMatchObject({ words: { a: 'mine', b: 'theirs' }, conflict: { taken: ['b'], who: 'Mina' } });
  expect(beginSaving(ended)).toBeNull();
  expect(beginSaving(endConflict(ended))?.sending?.words).toEqual({ a: 'mine', b: 'theirs' });
});
