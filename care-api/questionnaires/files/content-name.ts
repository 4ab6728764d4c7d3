/** In the store: of a kind that the door to pictures does not know, so that no address leads there. */
export function contentName(id: string): string {
  return `${id}.answer`;
}
