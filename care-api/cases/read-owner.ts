import type { Writer } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import { isOwner } from './owners';

/** Whom a case is given to, null for nobody. @throws Refusal 422 for an account whose work it is not. */
export async function readOwner(tx: Writer, owner = ''): Promise<string | null> {
  if (owner === '') return null;
  if (!(await isOwner(tx, owner))) throw new Refusal(422, 'problem', { owner: 'namesNothing' });
  return owner;
}
