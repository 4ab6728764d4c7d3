import { HTTPException } from 'hono/http-exception';
import { diskFull } from './disk/disk-full';
import { isNoRoom } from './disk/no-room';
import { reasonOf } from './reason-of';
import { Refusal } from './refusal';

/** Never a stack, SQL or a path. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof HTTPException) return new Refusal(error.status, 'unanswerable');
  const { code, message } = reasonOf(error);
  // Class 22: a value the database cannot hold. Whatever the schemas missed is still the sender's.
  if (/^22...$/.test(code)) return new Refusal(400, 'notStorable');
  if (code === '23505') return new Refusal(409, 'existsAlready');
  if (code === '23503') return new Refusal(409, 'stillNeeded');
  if (isNoRoom(Object.assign(new Error(message), { code }))) return diskFull();
  if (isAway(code, message)) {
    return new Refusal(503, 'databaseAway', undefined, { 'retry-after': '5' });
  }
  return new Refusal(500, 'failed');
}

function isAway(code: string, message: string): boolean {
  return (
    /^(08...|57P..|53...|ECONN\w+|EPIPE|ETIMEDOUT)$/.test(code) ||
    /^connect ENOENT|timeout exceeded when trying to connect|Connection terminated/.test(message)
  );
}
