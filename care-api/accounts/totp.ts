import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds a code stands for. */
const period = 30;
/** Steps that a clock may be behind or ahead. */
const drift = 1;

function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1_000 / period);
}

/** RFC 4226: the code of one step. */
export function codeOf(secret: Buffer, step: number, digits = 6): string {
  const moving = Buffer.alloc(8);
  moving.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(moving).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** RFC 6238: null for none; the clock may be a little off. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  const current = stepOf(now);
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => current - drift + index);
  return steps.find((step) => isSame(codeOf(secret, step), code)) ?? null;
}

function isSame(right: string, said: string): boolean {
  return right.length === said.length && timingSafeEqual(Buffer.from(right), Buffer.from(said));
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding: how apps take a secret, and people type one. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export function toAppAddress({ issuer, email, secret }: { issuer: string; email: string; secret: Buffer }): string {
  const label = [issuer, email].map(encodeURIComponent).join(':');
  const said = new URLSearchParams({ secret: toBase32(secret), issuer });
  // Some apps take a plus for a plus.
  return `otpauth://totp/${label}?${said.toString().replaceAll('+', '%20')}`;
}
