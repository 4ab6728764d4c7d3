import { isNoRoom, noRoom } from '@/care-api/kernel/disk/no-room';
import { reasonOf } from '@/care-api/kernel/reason-of';
import { faultOfTls } from './fault-of-tls';
import { isOfPooler } from './is-of-pooler';

export function toStartFault(error: unknown, dataDir: string): string {
  const reason = reasonOf(error);
  const { code, message } = reason;
  if (isNoRoom(Object.assign(new Error(message), { code }))) return noRoom(dataDir);
  if (/^(EROFS|EACCES|EPERM)$/.test(code)) {
    return `The data folder ${dataDir} cannot be written (${code}). Give it to the user of this process, or set DATA_DIR to another folder.`;
  }
  if (/^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28...|3D000|57P03)$/.test(code)) {
    return `The database cannot be used (${code}: ${oneLine(message)}). Check DATABASE_URL; npm run doctor tells more.`;
  }
  const ofTls = faultOfTls(error);
  if (ofTls) return ofTls;
  if (isOfPooler(error)) return 'A pooler stands before the database. Set DATABASE_POOL=transaction.';
  // A query that failed is told by its cause, never by its values.
  return error instanceof Error && error.cause !== undefined
    ? `The care API cannot start: ${oneLine(message)}. npm run doctor may tell more.`
    : oneLine(message);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 400);
}
