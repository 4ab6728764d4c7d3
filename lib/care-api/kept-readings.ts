import 'server-only';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Reading } from './reading';

type Answering<R extends z.ZodType> = Endpoint & { response: R };
/** `bytes` of the text it was read from. */
export type Answer<R extends z.ZodType> = { reading: Reading<z.output<R>>; bytes: number };
type Kept<R extends z.ZodType = z.ZodType> = { endpoint: Answering<R>; version: string; answer: Answer<R> };
type Args<R extends z.ZodType = z.ZodType> = {
  endpoint: Answering<R>;
  version: string;
  answer: Promise<Answer<R> | null>;
};

/** Answers as they were parsed, each while the content is in the state it was read in. Whoever gets one changes nothing in it. */
export class KeptReadings {
  /** Values: a promise that is kept would keep all of the request it was made in (Node 20). */
  private readonly answers: LRUCache<string, Kept>;
  private readonly asked = new Map<string, Args>();

  constructor({ most, bytes }: { most: number; bytes: number }) {
    // What holds it counts too, and nothing may be of no size.
    this.answers = new LRUCache({ max: most, maxSize: bytes, sizeCalculation: ({ answer }) => answer.bytes + 100 });
  }

  get<R extends z.ZodType>(endpoint: Answering<R>, path: string, version: string): Reading<z.output<R>> | null {
    const known = this.answers.get(path);
    if (known && known.version === version && isOf(known, endpoint)) return known.answer.reading;
    this.answers.delete(path);
    return null;
  }

  /** What `ask` answers, which many who ask at once wait for together. Null is not kept. */
  async ask<R extends z.ZodType>(
    endpoint: Answering<R>,
    path: string,
    version: string,
    ask: () => Promise<Answer<R> | null>,
  ): Promise<Answer<R> | null> {
    const other = this.asked.get(path);
    if (other && other.version === version && isAskedOf(other, endpoint)) return other.answer;
    const asked = { endpoint, version, answer: ask() };
    this.asked.set(path, asked);
    const answer = await asked.answer.finally(() => {
      if (this.asked.get(path) === asked) this.asked.delete(path);
    });
    if (answer !== null) this.answers.set(path, { endpoint, version, answer });
    return answer;
  }
}

function isOf<R extends z.ZodType>(kept: Kept, endpoint: Answering<R>): kept is Kept<R> {
  return kept.endpoint === endpoint;
}

function isAskedOf<R extends z.ZodType>(asked: Args, endpoint: Answering<R>): asked is Args<R> {
  return asked.endpoint === endpoint;
}
