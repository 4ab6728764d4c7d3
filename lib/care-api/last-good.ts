import 'server-only';
import { sharedAnswers } from '@/lib/http/shared-answers.mjs';

/**
 * What each read answered last, as text, so that pages keep their content while the API is away: what this node has seen,
 * and where nodes share a Redis what any of them has.
 */
export class LastGood {
  private readonly answers = new Map<string, string>();

  constructor(private readonly size: number) {}

  /** True where there is something to show already. */
  async has(path: string): Promise<boolean> {
    if (this.answers.has(path)) return true;
    const shared = (await sharedAnswers()?.get(path)) ?? null;
    // Not over one that came meanwhile.
    if (shared !== null && !this.answers.has(path)) this.keep(path, shared);
    return shared !== null;
  }

  /** What any node has seen is never older than what this one has. */
  async get(path: string): Promise<string | null> {
    return (await sharedAnswers()?.get(path)) ?? this.answers.get(path) ?? null;
  }

  set(path: string, answer: string): void {
    this.keep(path, answer);
    void sharedAnswers()?.set(path, answer);
  }

  delete(path: string): void {
    this.answers.delete(path);
    void sharedAnswers()?.delete(path);
  }

  /** The answers asked for longest ago make room. */
  private keep(path: string, answer: string): void {
    this.answers.delete(path);
    this.answers.set(path, answer);
    const [oldest] = this.answers.keys();
    if (this.answers.size > this.size && oldest !== undefined) this.answers.delete(oldest);
  }
}
