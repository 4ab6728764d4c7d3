type RateLimitOptions = { count: number; seconds: number; now: () => Date };

/** Seconds to wait, 0 when it may go on; how many more may come; seconds until the first of them counts no more. */
type Taken = { wait: number; left: number; reset: number };

/** At most `count` takes in `seconds` for each key, kept in memory. */
export class RateLimit {
  private readonly taken = new Map<string, number[]>();

  constructor(private readonly options: RateLimitOptions) {}

  take(key: string): Taken {
    const { count, seconds, now } = this.options;
    const time = now().getTime();
    const recent = (this.taken.get(key) ?? []).filter((moment) => moment > time - seconds * 1_000);
    const reset = Math.ceil(((recent[0] ?? time) + seconds * 1_000 - time) / 1_000);
    if (recent.length >= count) return { wait: reset, left: 0, reset };
    this.taken.set(key, [...recent, time]);
    if (this.taken.size > 10_000) this.forgetIdle(time - seconds * 1_000);
    return { wait: 0, left: count - recent.length - 1, reset };
  }

  private forgetIdle(before: number): void {
    for (const [key, moments] of this.taken) if ((moments.at(-1) ?? 0) < before) this.taken.delete(key);
  }
}
