/** Kinds of paper that the library keeps beside pictures, by their usual ending. Without zod, for the browser reads it. */
export const paperTypes = ['pdf', 'docx', 'odt', 'xlsx'] as const;
export type PaperType = (typeof paperTypes)[number];

export const mostPaperBytes = 25 * 1024 * 1024;

/** A paper goes by one name for good, whatever is put in its place; a picture's has an ending. */
export function isPaper(name: string): boolean {
  return /^[0-9a-f]{24}$/.test(name);
}

export function paperHref(name: string): string {
  return `/Documents/papers/${name}`;
}

/** Of the paper that an address leads to, be it to a page of it; null for any other address. */
export function paperInHref(href: string): string | null {
  return /^\/Documents\/papers\/([0-9a-f]{24})(?:[?#]|$)/.exec(href)?.[1] ?? null;
}

export function papersIn(html: string): string[] {
  const found = html.matchAll(/"\/Documents\/papers\/([0-9a-f]{24})(?=["?#])/g);
  return [...new Set([...found].map(([, name = '']) => name))];
}

/** Whether a file is to be judged as a paper, by what it is called: what it is, its content says. */
export function isCalledPaper(fileName: string): boolean {
  return paperTypes.some((type) => fileName.toLowerCase().endsWith(`.${type}`));
}

export type PaperFacts = { name: string; type: PaperType; bytes: number };
