import { reasonOf } from '@/care-api/kernel/reason-of';
import { Refusal } from '@/care-api/kernel/refusal';

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** Runs a write; a value that exists already, or names a row that does not, is the sender's mistake, told by field. */
export async function requireUnique<T>(field: string, write: () => Promise<T>, reference = field): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code } = reasonOf(error);
    if (code === uniqueViolation) throw new Refusal(422, 'problem', { [field]: 'existsAlready' });
    if (code === foreignKeyViolation) throw new Refusal(422, 'problem', { [reference]: 'namesNothing' });
    throw error;
  }
}
