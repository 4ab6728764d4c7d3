type RateLimitOptions = { count: number; seconds: number; now: () => Date };

/** At most `count` takes in `seconds` for each key, kept in memory. */
export class RateLimit {
  private readonly taken = new Map<string, number[]>();

  constructor(private readonly options: RateLimitOptions) {}

  /** 0 when the key may go on, otherwise the seconds to wait. */
  take(key: string): number {
    const { count, seconds, now } = this.options;
    const time = now().getTime();
    const recent = (this.taken.get(key) ?? []).filter((moment) => moment > time - seconds * 1_000);
    if (recent.length >= count) return Math.ceil(((recent[0] ?? time) + seconds * 1_000 - time) / 1_000);
    this.taken.set(key, [...recent, time]);
    if (this.taken.size > 10_000) this.forgetIdle(time - seconds * 1_000);
    return 0;
  }

  private forgetIdle(before: number): void {
    for (const [key, moments] of this.taken) if ((moments.at(-1) ?? 0) < before) this.taken.delete(key);
  }
}
