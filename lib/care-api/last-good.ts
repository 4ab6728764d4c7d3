import 'server-only';
import { LRUCache } from 'lru-cache';
import { sharedAnswers } from '@/lib/http/shared-answers.mjs';

/** Pages keep their content by it while the API is away; nodes that share a Redis have what any of them saw. */
export class LastGood {
  private readonly answers: LRUCache<string, string>;

  constructor({ most, bytes }: { most: number; bytes: number }) {
    const sizeCalculation = (text: string, path: string) => Buffer.byteLength(path) + Buffer.byteLength(text);
    this.answers = new LRUCache({ max: most, maxSize: bytes, sizeCalculation });
  }

  async has(path: string): Promise<boolean> {
    if (this.answers.has(path)) return true;
    const shared = (await sharedAnswers()?.get(path)) ?? null;
    // Not over one that came meanwhile.
    if (shared !== null && !this.answers.has(path)) this.answers.set(path, shared);
    return shared !== null;
  }

  /** What any node has seen is never older than what this one has. */
  async get(path: string): Promise<string | null> {
    return (await sharedAnswers()?.get(path)) ?? this.answers.get(path) ?? null;
  }

  set(path: string, answer: string): void {
    this.answers.set(path, answer);
    void sharedAnswers()?.set(path, answer);
  }

  delete(path: string): void {
    this.answers.delete(path);
    void sharedAnswers()?.delete(path);
  }
}
