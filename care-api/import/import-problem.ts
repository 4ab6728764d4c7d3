import { sentenceOf } from '@/lib/contract/fault-words';
import type { Fault } from '@/lib/contract/faults';

/** What is wrong with a file: a code for whoever sent it from a browser, a line for whoever gave it to the command. */
export class ImportProblem extends Error {
  constructor(
    readonly fault: Fault,
    message: string = sentenceOf(fault),
  ) {
    super(message);
  }
}
