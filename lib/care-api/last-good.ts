import 'server-only';

/** What each read answered last, so that pages keep their content while the API is away. */
export class LastGood {
  private readonly values = new Map<string, unknown>();

  constructor(private readonly size: number) {}

  get(key: string): { value: unknown } | null {
    return this.values.has(key) ? { value: this.values.get(key) } : null;
  }

  set(key: string, value: unknown): void {
    this.values.delete(key);
    this.values.set(key, value);
    const [oldest] = this.values.keys();
    if (this.values.size > this.size && oldest !== undefined) this.values.delete(oldest);
  }

  delete(key: string): void {
    this.values.delete(key);
  }
}
