import type { ByteRange } from './byte-range';

type FoundFile = { bytes: number; changedAt: Date };

/** `make` gives the content, as late as it can be. */
export type NewFile = { name: string; make: () => Promise<Buffer> };

/** Where pictures, sound and films lie: a folder or an S3 bucket. A name never holds a folder, nor gets other content. */
export type FileStore = {
  find(name: string): Promise<FoundFile | null>;
  read(name: string, range: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** All or none, in their order. */
  write(files: readonly NewFile[]): Promise<void>;
  /** What is not there is deleted already. */
  delete(names: readonly string[]): Promise<void>;
  list(): Promise<string[]>;
  /** Takes every file of a folder; those that are here already only with `replace`. */
  takeFrom(folder: string, options: { replace: boolean }): Promise<void>;
  /** Makes the folder, with a copy of every file in it. */
  copyTo(folder: string): Promise<void>;
  /** @throws with one line that says what to do when nothing can be kept here. */
  check(): Promise<void>;
};
