import { early, late, makeDraft, valuesOf } from '@/lib/answers/testing/make-draft';
import type { Draft } from '@/lib/contract/draft';
import { reconcileDrafts, type StoredDraft } from './reconcile-drafts';

describe('what is gone on with', () => {
  const local = (given: Draft, more: Partial<StoredDraft> = {}): StoredDraft => ({
    draft: given,
    startedAt: early,
    basedOn: null,
    isUnsaved: true,
    ...more,
  });
  const recall = (here: StoredDraft | null, kept: Draft | null, isKnown = true, sentAt: string | null = null) =>
    reconcileDrafts(here, { draft: kept, isKnown, sentAt });

  it('is nothing where nothing is kept', () => {
    expect(recall(null, null)).toEqual({ stored: null, isFromElsewhere: false, isSentElsewhere: false });
  });

  it('is the server’s on a new device', () => {
    const { stored } = recall(null, makeDraft({ a: ['1'] }, late));
    expect(stored).toMatchObject({ isUnsaved: false, basedOn: late });
  });

  it('is the browser’s where the server has none, or cannot be asked', () => {
    const here = local(makeDraft({ a: ['1'] }));
    expect(recall(here, null).stored).toEqual(here);
    const saved = local(makeDraft({ a: ['1'] }), { basedOn: early, isUnsaved: false });
    expect(recall(saved, null, false).stored).toEqual(saved);
  });

  it('is asked about once more where the server had none of what was saved when the page was loaded', () => {
    const saved = local(makeDraft({ a: ['1'] }), { basedOn: early, isUnsaved: false });
    expect(recall(saved, null).stored).toEqual({ ...saved, isUnsaved: true });
  });

  it.each([true, false])('is the browser’s where Back brings an older page, unsaved (%s) or not', (isUnsaved) => {
    const here = local(makeDraft({ a: ['2'] }, late), { basedOn: late, isUnsaved });
    const before = makeDraft({ a: ['1'], b: ['old'] }, early);
    expect(recall(here, before)).toEqual({
      stored: { ...here, isUnsaved: true },
      isFromElsewhere: false,
      isSentElsewhere: false,
    });
  });

  it.each([true, false])('is nothing of what was sent from another device, changed since (%s) or not', (isUnsaved) => {
    const here = local(makeDraft({ a: ['2'] }, late), { basedOn: early, isUnsaved });
    expect(recall(here, null, true, late)).toEqual({ stored: null, isFromElsewhere: false, isSentElsewhere: true });
  });

  it('is what was begun after something was sent, or without the server', () => {
    const begunLater = local(makeDraft({ a: ['2'] }, late), { basedOn: late });
    expect(recall(begunLater, null, true, early).stored).toEqual(begunLater);
    const alone = local(makeDraft({ a: ['2'] }, early));
    expect(recall(alone, null, true, late).stored).toEqual(alone);
  });

  it('is both, the newest first, where two devices went on by themselves', () => {
    const here = local(makeDraft({ a: ['here'], b: ['here'] }, late));
    const there = makeDraft({ a: ['there'], c: ['there'] }, early);
    const newerHere = recall(here, there);
    expect(valuesOf(newerHere.stored!.draft)).toEqual({ a: ['here'], b: ['here'], c: ['there'] });
    expect(newerHere).toMatchObject({ isFromElsewhere: true, stored: { basedOn: early, isUnsaved: true } });
    const newerThere = recall(local(makeDraft({ a: ['here'] }, early)), { ...there, clientTime: late });
    expect(valuesOf(newerThere.stored!.draft)).toEqual({ a: ['there'], c: ['there'] });
  });

  it('is the browser’s own where it alone went on', () => {
    const here = local(makeDraft({ a: ['2'] }, late), { basedOn: early });
    expect(recall(here, makeDraft({ a: ['1'] }, early))).toEqual({
      stored: here,
      isFromElsewhere: false,
      isSentElsewhere: false,
    });
  });
});
