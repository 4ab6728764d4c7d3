import type { Draft, DraftSaved } from '@/lib/contract/draft';
import {
  changed,
  closed,
  delayUntilSave,
  needsSaving,
  reconciled,
  saveFinished,
  saveStarted,
  startUnsent,
  type Unsent,
} from './unsent';

const now = new Date('2026-01-03T00:00:00.000Z');
const draft = (answers: Record<string, string>, clientTime = '2026-01-01T00:00:00.000Z'): Draft => ({
  version: '7.1',
  answers: Object.entries(answers).map(([identifier, value]) => ({ identifier, values: [value] })),
  clientTime,
});
const valuesOf = (unsent: Unsent) =>
  Object.fromEntries(unsent.stored?.draft.answers.map(({ identifier, values }) => [identifier, values[0]]) ?? []);

const server = { draft: null, isKnown: true, keepsDrafts: true, sentAt: null };
const empty = reconciled(null, server);
const cat = draft({ pet: 'cat' });
const withCat = changed(empty, cat);
const saved = (more: Partial<DraftSaved> = {}): DraftSaved => ({
  saved: true,
  clientTime: '2026-01-02T00:00:00.000Z',
  other: null,
  ...more,
});

describe('an answer', () => {
  it('is kept, and owed to the server a second later', () => {
    expect(delayUntilSave(empty)).toBeNull();
    expect(withCat.stored).toEqual({ draft: cat, startedAt: cat.clientTime, basedOn: null, isUnsaved: true });
    expect(delayUntilSave(withCat)).toBe(1_000);
  });

  it('that says nothing new changes nothing, and no first one may be blank', () => {
    expect(changed(withCat, { ...cat, clientTime: 'later' })).toBe(withCat);
    expect(changed(empty, { ...cat, answers: [{ identifier: 'pet', values: [] }] })).toBe(empty);
    const takenBack = changed(withCat, { ...cat, answers: [{ identifier: 'pet', values: [] }] });
    expect(takenBack.stored?.isUnsaved).toBe(true);
  });
});

describe('a call', () => {
  it('is the only one until it is answered', () => {
    expect(delayUntilSave(saveStarted(withCat))).toBeNull();
    expect(needsSaving(saveStarted(withCat))).toBe(true);
  });

  it('that is answered leaves nothing owed, and the next builds on it', () => {
    const done = saveFinished(saveStarted(withCat), cat, saved(), now);
    expect(done).toMatchObject({ saving: 'saved', stored: { basedOn: saved().clientTime, isUnsaved: false } });
    expect(delayUntilSave(done)).toBeNull();
  });

  it('leaves owed what was answered meanwhile', () => {
    const meanwhile = changed(saveStarted(withCat), draft({ pet: 'cat', toy: 'rope' }));
    expect(delayUntilSave(saveFinished(meanwhile, cat, saved(), now))).toBe(1_000);
  });

  it('that failed is made again, each time later', () => {
    let unsent = withCat;
    const waits = Array.from({ length: 6 }, () => {
      unsent = saveFinished(saveStarted(unsent), cat, 'later', now);
      return delayUntilSave(unsent);
    });
    expect(waits).toEqual([4_000, 10_000, 30_000, 60_000, 60_000, 60_000]);
    expect(unsent.saving).toBe('waiting');
    expect(saveFinished(saveStarted(unsent), cat, saved(), now).failures).toBe(0);
  });

  it('that refused one draft is made with the next one; one that refused them all is the last', () => {
    const refused = saveFinished(saveStarted(withCat), cat, 'refused', now);
    expect(refused.saving).toBe('here');
    expect(delayUntilSave(refused)).toBeNull();
    expect(delayUntilSave(changed(refused, draft({ pet: 'dog' })))).toBe(1_000);
    const never = saveFinished(saveStarted(withCat), cat, 'never', now);
    expect(delayUntilSave(changed(never, draft({ pet: 'dog' })))).toBeNull();
  });
});

describe('another device’s answers', () => {
  const other = draft({ pet: 'dog', toy: 'rope' });

  it('join those that are newer here', () => {
    const both = saveFinished(saveStarted(withCat), cat, saved({ other }), now);
    expect(valuesOf(both)).toEqual({ pet: 'cat', toy: 'rope' });
    expect(both).toMatchObject({ stored: { isUnsaved: true }, arrived: { isFromElsewhere: true } });
    expect(both.arrived?.draft.clientTime).toBe(now.toISOString());
  });

  it('win where they are newer, and nothing is owed where they say it all', () => {
    const theirs = saveFinished(saveStarted(withCat), cat, saved({ saved: false, other }), now);
    expect(valuesOf(theirs)).toEqual({ pet: 'dog', toy: 'rope' });
    expect(delayUntilSave(theirs)).toBeNull();
  });

  it('are no news where they are the same', () => {
    expect(saveFinished(saveStarted(withCat), cat, saved({ other: cat }), now).arrived).toBeNull();
  });
});

describe('the end', () => {
  it('leaves nothing, and nothing is kept or owed after it', () => {
    const ended = closed(saveStarted(withCat));
    expect(ended.stored).toBeNull();
    expect(changed(ended, cat)).toBe(ended);
    expect(saveFinished(ended, cat, saved(), now)).toBe(ended);
    expect(needsSaving(ended)).toBe(false);
  });

  it('comes too where another window sent what these answers build on', () => {
    const sent = saveFinished(saveStarted(withCat), cat, saved({ saved: false, sent: true }), now);
    expect(sent).toMatchObject({ stored: null, isOver: true, isSentElsewhere: true });
  });
});

it('a page comes with the server’s answers, and says where nothing is saved', () => {
  expect(startUnsent({ ...server, draft: cat }).arrived).toEqual({ draft: cat, isFromElsewhere: false });
  expect(startUnsent({ ...server, keepsDrafts: false }).saving).toBe('here');
});
