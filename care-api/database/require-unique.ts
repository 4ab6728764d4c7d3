import { Refusal } from '@/care-api/api-error';
import { errorCode } from '@/care-api/error-code';

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** Runs a write; a value that exists already, or names a row that does not, is the sender's mistake, told by field. */
export async function requireUnique<T>(field: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const code = errorCode(error) || errorCode(error instanceof Object && 'cause' in error ? error.cause : null);
    if (code === uniqueViolation) throw new Refusal(422, 'There is a problem', { [field]: 'This exists already.' });
    if (code === foreignKeyViolation) throw new Refusal(422, 'There is a problem', { [field]: 'This names nothing.' });
    throw error;
  }
}
