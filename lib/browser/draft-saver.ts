import 'client-only';
import type { Draft, DraftSaved } from '@/lib/contract/draft';

/** 'here' means that this API keeps no drafts, or not for us: the browser's copy is all there is. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'here';

type Listener = {
  onState: (state: SaveState) => void;
  /** What the server answered; `sent` is the draft it answered to. */
  onSaved: (saved: DraftSaved, sent: Draft) => void;
};

/** Milliseconds. */
const pause = 1_000;
const retries = [4_000, 10_000, 30_000, 60_000];
const deadline = 30_000;
/** Bytes a browser sends while it leaves the page. */
const keepaliveLimit = 60_000;

/** Keeps the newest draft on the server: a moment after each change, one call at a time, again when it failed. */
export class DraftSaver {
  private waiting: Draft | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private isBusy = false;
  private failures = 0;
  private isOver = false;

  constructor(
    private readonly listingId: number,
    /** The draft the server has, as far as we know. */
    private basedOn: string | null,
    private readonly listener: Listener,
  ) {
    window.addEventListener('online', this.retry);
    window.addEventListener('pagehide', this.leave);
  }

  change(draft: Draft): void {
    if (this.isOver) return;
    this.waiting = draft;
    // A call under way, or a retry that is planned, will find it.
    if (!this.isBusy && this.failures === 0) this.schedule(pause);
  }

  /** Whether a call is under way that may still reach the server. */
  get isSaving(): boolean {
    return this.isBusy;
  }

  /** The page is left, or the answers were sent: nothing more is saved. */
  stop(): void {
    this.isOver = true;
    this.waiting = null;
    if (this.timer !== null) clearTimeout(this.timer);
    window.removeEventListener('online', this.retry);
    window.removeEventListener('pagehide', this.leave);
  }

  private readonly retry = () => {
    if (this.waiting) this.schedule(0);
  };

  /** A page that closes sends what it has; the browser's own copy is safe anyway. */
  private readonly leave = () => {
    if (!this.waiting || this.isOver) return;
    const init = putDraft(this.waiting, this.basedOn);
    if (init.body.length < keepaliveLimit) {
      void fetch(draftAddress(this.listingId), { ...init, keepalive: true }).catch(() => {});
    }
  };

  private schedule(delay: number): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), delay);
  }

  private async save(): Promise<void> {
    const draft = this.waiting;
    if (!draft || this.isBusy || this.isOver) return;
    this.isBusy = true;
    this.listener.onState('saving');
    const answer = await this.ask(draft);
    this.isBusy = false;
    if (this.isOver) return;
    if (answer === 'never') return this.giveUp();
    if (answer === 'later') {
      this.failures += 1;
      this.listener.onState('waiting');
      return this.schedule(this.wait());
    }
    this.failures = 0;
    this.basedOn = answer.clientTime;
    if (this.waiting === draft) this.waiting = null;
    else this.schedule(pause);
    this.listener.onState('saved');
    this.listener.onSaved(answer, draft);
  }

  private async ask(draft: Draft): Promise<DraftSaved | 'later' | 'never'> {
    try {
      const response = await fetch(draftAddress(this.listingId), {
        ...putDraft(draft, this.basedOn),
        signal: AbortSignal.timeout(deadline),
      });
      if (response.ok) return await response.json();
      const isPassing = response.status >= 502 || response.status === 500 || [408, 429].includes(response.status);
      return isPassing ? 'later' : 'never';
    } catch {
      return 'later';
    }
  }

  private giveUp(): void {
    this.stop();
    this.listener.onState('here');
  }

  private wait(): number {
    return retries[Math.min(this.failures, retries.length) - 1] ?? pause;
  }
}

/** A draft that was on its way while the answers were sent: the API itself forgets the ones it has. */
export function forgetServerDraft(listingId: number): void {
  void fetch(draftAddress(listingId), { method: 'DELETE', keepalive: true }).catch(() => {});
}

export function draftAddress(listingId: number): string {
  return `/api/care/Response/draft/${listingId}`;
}

export function putDraft(draft: Draft, basedOn: string | null) {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  return { method: 'PUT', headers, body: JSON.stringify({ ...draft, basedOn }) };
}
