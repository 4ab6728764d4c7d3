/** Where a referee who has its token answers. */
export function referencePath(token: string): string {
  return `/references/${token}`;
}

/** The name a refused answer goes by while it is kept. */
export const referenceForm = 'reference';
