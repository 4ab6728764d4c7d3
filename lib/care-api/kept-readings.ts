import 'server-only';
import type { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Reading } from './client';

type Answering<R extends z.ZodType> = Endpoint & { response: R };
type Answer<R extends z.ZodType> = Promise<Reading<z.output<R>> | null>;
type Kept<R extends z.ZodType = z.ZodType> = { endpoint: Answering<R>; marks: string; answer: Answer<R> };

/** Answers as they were parsed, each while the content is in the state it was read in. Whoever gets one changes nothing in it. */
export class KeptReadings {
  private readonly answers = new Map<string, Kept>();

  constructor(private readonly size: number) {}

  /** The kept answer, or what `ask` answers, which many who ask at once wait for together. Null is not kept. */
  get<R extends z.ZodType>(endpoint: Answering<R>, path: string, marks: string, ask: () => Answer<R>): Answer<R> {
    const known = this.answers.get(path);
    this.answers.delete(path);
    if (known && known.marks === marks && isOf(known, endpoint)) {
      this.answers.set(path, known);
      return known.answer;
    }
    const answer = ask();
    const entry = { endpoint, marks, answer };
    this.answers.set(path, entry);
    void answer.then((value) => {
      if (value === null && this.answers.get(path) === entry) this.answers.delete(path);
    });
    const [oldest] = this.answers.keys();
    if (this.answers.size > this.size && oldest !== undefined) this.answers.delete(oldest);
    return answer;
  }
}

/** What one endpoint answered is of its type. */
function isOf<R extends z.ZodType>(kept: Kept, endpoint: Answering<R>): kept is Kept<R> {
  return kept.endpoint === endpoint;
}
