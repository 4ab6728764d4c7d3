import type { Dependencies } from '@/care-api/kernel/dependencies';

export type ImportDeps = Pick<Dependencies, 'database' | 'files' | 'log'>;

export type ImportKind = {
  /** What stands behind the kind's name: `<file>   (what it is)`. */
  usage: string;
  isOfFile?: false;
  /** All of the file or on an error nothing. `more`: what was written behind it. @throws with one line. */
  take(deps: ImportDeps, file: string, more: readonly string[]): Promise<ImportOutcome>;
};

export type FileCheck = Pick<ImportKind, 'usage'> & {
  isOfFile?: undefined;
  look(file: string, more: readonly string[]): Promise<ImportOutcome>;
};

type ImportOutcome = {
  lines: string[];
  /** Whether anything was found to take, new or known; of a check, whether nothing is wrong. */
  isTaken: boolean;
};
