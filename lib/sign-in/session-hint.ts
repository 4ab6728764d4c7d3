/** What script may know of the session, so that static pages can greet. No token, and never a reason to let anybody in. */
export type SessionHint = {
  name: string;
  fullName?: string | undefined;
  isStaff?: boolean | undefined;
  /** Milliseconds. */
  endsAt: number;
};

export function writeHint(hint: SessionHint): string {
  return encodeURIComponent(
    JSON.stringify([
      hint.endsAt,
      hint.isStaff ? 1 : 0,
      ...[hint.name, hint.fullName ?? ''].map((name) => name.slice(0, 40)),
    ]),
  );
}

export function readHint(text: string | null, now: number): SessionHint | null {
  if (!text) return null;
  try {
    const parts: unknown = JSON.parse(text);
    if (!Array.isArray(parts)) return null;
    const [endsAt, isStaff, name, fullName = '']: unknown[] = parts;
    if (typeof endsAt !== 'number' || typeof name !== 'string' || typeof fullName !== 'string' || endsAt <= now)
      return null;
    return { name, fullName, isStaff: isStaff === 1, endsAt };
  } catch {
    return null;
  }
}
