import 'client-only';
import { afterPaint } from '@/lib/browser/after-paint';
import { onSignedOutElsewhere } from '@/lib/browser/session';
import type { Draft } from '@/lib/contract/draft';
import { forgetDraft, saveDraft, saveDraftOnLeaving } from './account-copy';
import { forgetStoredDraft, readStoredDraft, storeDraft } from './browser-copy';
import type { ServerDraft } from './reconcile-drafts';
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

/** Milliseconds a call may take. */
const deadline = 30_000;
const shortDeadline = 5_000;

const notAsked: ServerDraft = { draft: null, isKnown: false, keepsDrafts: true, sentAt: null };
const opened = new Map<string, UnsentAnswers>();

export function unsentAnswersOf(userId: string, listingId: number): UnsentAnswers {
  return opened.get(`${userId} ${listingId}`) ?? new UnsentAnswers(userId, listingId).load();
}

/**
 * Kept in this browser once on the screen, on the server a moment later, one call at a time, and joined with another
 * device's. What is so is one value, `state`; storage, the next call and the screen follow from it here.
 */
export class UnsentAnswers {
  private state: Unsent;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private call: Promise<void> | null = null;
  private closing: AbortController | null = null;
  private isPaused = false;
  private onArrive: (draft: Draft) => void = () => {};
  private flushChange = () => {};

  constructor(
    private readonly userId: string,
    private readonly listingId: number,
    private readonly server: ServerDraft = notAsked,
  ) {
    this.state = startUnsent(server);
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly getState = (): Unsent => this.state;

  /** Loads the stored answers and stores every change from now on. `onArrive` is called with answers from elsewhere. */
  open(onArrive: (draft: Draft) => void): void {
    this.onArrive = onArrive;
    this.closing = new AbortController();
    const { signal } = this.closing;
    opened.set(`${this.userId} ${this.listingId}`, this);
    window.addEventListener('online', () => this.plan(0), { signal });
    window.addEventListener('pagehide', () => this.leave(), { signal });
    // Who logged out in another tab took the answers out of this browser: nothing may bring them back.
    signal.addEventListener(
      'abort',
      onSignedOutElsewhere(() => this.set({ ...this.state, isOver: true })),
    );
    this.load();
    if (!this.state.stored) forgetStoredDraft(this.userId, this.listingId);
    if (this.state.arrived) onArrive(this.state.arrived.draft);
    this.plan();
  }

  /** The page is left: what is still on its way must not overwrite what the next one keeps. */
  close(): void {
    this.flushChange();
    this.state = { ...this.state, isOver: true };
    this.closing?.abort();
    this.closing = null;
    clearTimeout(this.timer);
    opened.delete(`${this.userId} ${this.listingId}`);
  }

  load(): this {
    this.state = reconciled(readStoredDraft(this.userId, this.listingId), this.server);
    this.tell();
    return this;
  }

  change(toDraft: () => Draft): void {
    this.flushChange();
    this.flushChange = afterPaint(() => {
      const next = changed(this.state, toDraft());
      if (next === this.state) return;
      this.set(next);
      // A retry that is planned will find it.
      if (next.failures === 0) this.plan();
    });
  }

  /** When the first of them was given; '' when none was. */
  startedAt(): string {
    this.flushChange();
    return this.state.stored?.startedAt ?? this.state.startedAt;
  }

  /** Nothing is saved while they are being sent, and what is on its way arrives first: a draft is no one's then. */
  async pause(): Promise<void> {
    this.isPaused = true;
    clearTimeout(this.timer);
    await this.callEnded();
  }

  resume(): void {
    this.isPaused = false;
    this.plan();
  }

  /** They were sent: no draft is left, here or there. */
  sent(): void {
    this.flushChange();
    const isOnItsWay = this.call !== null;
    this.set(closed(this.state));
    if (isOnItsWay) forgetDraft(this.listingId);
  }

  /** The server gets what it lacks, at once; twice where another device's answers were there. */
  async saveNow(): Promise<void> {
    this.flushChange();
    await this.callEnded();
    await this.save(shortDeadline);
    if (this.state.saving === 'saved') await this.save(shortDeadline);
  }

  /** Takes them out of this browser, for good, unless they are nowhere else. */
  removeFromBrowser(): void {
    const { stored } = this.state;
    const here = readStoredDraft(this.userId, this.listingId);
    // Not what was answered since, in another tab.
    if (!stored?.isUnsaved && here?.draft.clientTime === stored?.draft.clientTime) this.set(closed(this.state));
  }

  private save(within = deadline): Promise<void> {
    const { stored } = this.state;
    if (!stored || delayUntilSave(this.state) === null) return Promise.resolve();
    this.set(saveStarted(this.state));
    this.call = saveDraft(this.listingId, stored, within).then((outcome) => {
      this.call = null;
      this.flushChange();
      this.set(saveFinished(this.state, stored.draft, outcome, new Date()));
      this.plan();
    });
    return this.call;
  }

  private async callEnded(): Promise<void> {
    if (this.call) await Promise.race([this.call, waited(shortDeadline)]);
  }

  private plan(delay = delayUntilSave(this.state)): void {
    clearTimeout(this.timer);
    if (delay !== null && this.closing && !this.isPaused) this.timer = setTimeout(() => void this.save(), delay);
  }

  private leave(): void {
    this.flushChange();
    const { stored } = this.state;
    if (stored && needsSaving(this.state)) saveDraftOnLeaving(this.listingId, stored);
  }

  private set(next: Unsent): void {
    const before = this.state;
    this.state = next;
    if (next.stored !== before.stored && this.isOnlyWriter(before)) this.store();
    if (next.arrived && next.arrived !== before.arrived) this.onArrive(next.arrived.draft);
    this.tell();
  }

  /** While no page has them open here, another tab may have stored newer ones. */
  private isOnlyWriter({ stored }: Unsent): boolean {
    const here = () => readStoredDraft(this.userId, this.listingId);
    return this.closing !== null || here()?.draft.clientTime === stored?.draft.clientTime;
  }

  private store(): void {
    const { stored } = this.state;
    if (stored) this.state = { ...this.state, isStorable: storeDraft(this.userId, this.listingId, stored) };
    else forgetStoredDraft(this.userId, this.listingId);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

function waited(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
