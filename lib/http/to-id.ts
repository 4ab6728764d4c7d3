/** A number of the API as it stands in an address or a form; null for anything else. */
export function toId(value: string | null | undefined): number | null {
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}
