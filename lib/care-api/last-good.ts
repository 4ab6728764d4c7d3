import 'server-only';

/** What each read answered last, as text, so that pages keep their content while the API is away. */
export class LastGood {
  private readonly answers = new Map<string, string>();

  constructor(private readonly size: number) {}

  get(path: string): string | null {
    return this.answers.get(path) ?? null;
  }

  /** The answers asked for longest ago make room. */
  set(path: string, answer: string): void {
    this.answers.delete(path);
    this.answers.set(path, answer);
    const [oldest] = this.answers.keys();
    if (this.answers.size > this.size && oldest !== undefined) this.answers.delete(oldest);
  }

  delete(path: string): void {
    this.answers.delete(path);
  }
}
