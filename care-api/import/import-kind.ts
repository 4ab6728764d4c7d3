import type { Dependencies } from '@/care-api/kernel/dependencies';

export type ImportDeps = Pick<Dependencies, 'database' | 'files' | 'log'>;

/** One kind of file that `npm run import -- <kind> <file>` takes. */
export type ImportKind = {
  /** What stands behind the kind's name: `<file>   (what it is)`. */
  usage: string;
  /** False for what works on the database alone. */
  isOfFile?: false;
  /**
   * Takes the file, all of it or on an error nothing. `more` is what was written behind the file.
   * @throws an Error with one clear line when the file cannot be taken.
   */
  take(deps: ImportDeps, file: string, more: readonly string[]): Promise<ImportOutcome>;
};

/** What looks at a file and needs no database. */
export type FileCheck = Pick<ImportKind, 'usage'> & {
  isOfFile?: undefined;
  /** @throws an Error with one clear line when the file cannot be read. */
  look(file: string, more: readonly string[]): Promise<ImportOutcome>;
};

type ImportOutcome = {
  lines: string[];
  /** Whether anything was found to take, new or known; of a check, whether nothing is wrong. */
  isTaken: boolean;
};
