export type ImportedText = { key: string; title: string; html: string };
export type ImportedPage = ImportedText & {
  /** Of the nearest page above it that is taken. */
  parentKey: string | null;
  /** Among its neighbours, as WordPress sorts them. */
  order: number;
};
