/** A part of an address; null where it cannot be read. */
export function decodePart(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}
