export function referencePath(token: string): string {
  return `/references/${token}`;
}

export const referenceForm = 'reference';
