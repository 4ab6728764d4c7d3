import type { Outcomes } from './outcome';

/** A name is never given twice. */
export type BackupPlace = {
  where: string;
  /** Folder of this machine in which one is put together; it is there once one was made. */
  dir: string;
  list(): Promise<string[]>;
  bytesOf(name: string): Promise<number>;
  /** `write` puts a whole backup into the file it is given, which appears under its name when it is kept. */
  make<T>(name: string, write: (file: string) => Promise<T>): Promise<T>;
  /** Gives a file of this machine that holds the backup while the work lasts. */
  use<T>(name: string, work: (file: string) => Promise<T>): Promise<T>;
  delete(name: string): Promise<void>;
  outcomes: Outcomes;
  check(): Promise<void>;
};
