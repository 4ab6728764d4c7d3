/** What script may know of the session, so that static pages can greet. No token, and never a reason to let anybody in. */
export type SessionHint = {
  name: string;
  fullName?: string | undefined;
  isStaff?: boolean | undefined;
  /** Milliseconds, by the browser's own clock; infinite until a script of its has counted from it. */
  endsAt: number;
};

/** `lasts`, in milliseconds, is for a browser whose clock need not be the server's. */
export function writeHint(hint: SessionHint & { lasts?: number }): string {
  return encodeURIComponent(
    JSON.stringify([
      hint.endsAt,
      hint.isStaff ? 1 : 0,
      ...[hint.name, hint.fullName ?? ''].map((name) => name.slice(0, 40)),
      ...(hint.lasts === undefined ? [] : [hint.lasts]),
    ]),
  );
}

/** It is there as long as the session is: the browser counts the seconds that its cookie may live. */
export function readHint(text: string | null): SessionHint | null {
  if (!text) return null;
  try {
    const parts: unknown = JSON.parse(text);
    if (!Array.isArray(parts)) return null;
    const [endsAt, isStaff, name, fullName = '', lasts]: unknown[] = parts;
    if (typeof endsAt !== 'number' || typeof name !== 'string' || typeof fullName !== 'string') return null;
    return { name, fullName, isStaff: isStaff === 1, endsAt: lasts ? Number.POSITIVE_INFINITY : endsAt };
  } catch {
    return null;
  }
}
