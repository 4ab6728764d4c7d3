import type { Seo } from './seo';

/** `id`: in WordPress. `oldPaths`: where it was found at the old site. */
export type ImportedText = { id: number; key: string; title: string; html: string; oldPaths: string[] };
export type ImportedPage = ImportedText &
  Seo & {
    /** The last part of its address at the old site. */
    slug: string;
    /** Of the nearest page above it that is taken. */
    parentKey: string | null;
    order: number;
  };
