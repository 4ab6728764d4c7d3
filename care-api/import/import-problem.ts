import { sentenceOf } from '@/lib/contract/fault-words';
import type { Fault } from '@/lib/contract/faults';

/** A code for whoever sent the file from a browser, a line for whoever gave it to the command. */
export class ImportProblem extends Error {
  constructor(
    readonly fault: Fault,
    message: string = sentenceOf(fault),
  ) {
    super(message);
  }
}
