import type { ByteRange } from './byte-range';

type FoundFile = { bytes: number; changedAt: Date };

export type NewFile = { name: string; make: () => Promise<Buffer> };

/** Where pictures, sound and films lie: a folder or an S3 bucket. A name never holds a folder, nor gets other content. */
export type FileStore = {
  find(name: string): Promise<FoundFile | null>;
  read(name: string, range: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** All or none, in their order. */
  write(files: readonly NewFile[]): Promise<void>;
  delete(names: readonly string[]): Promise<void>;
  list(): Promise<string[]>;
  /** Takes every file of a folder; those that are here already only with `replace`. */
  takeFrom(folder: string, options: { replace: boolean }): Promise<void>;
  copyTo(folder: string): Promise<void>;
  /** @throws with one line that says what to do when nothing can be kept here. */
  check(): Promise<void>;
};
