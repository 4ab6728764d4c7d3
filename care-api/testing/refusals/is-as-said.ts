import { refusalsOf } from '@/care-api/http/openapi/refusals-of';
import { callsByName } from '@/care-api/testing/asking-by-role';
import { readRefusal } from './read-refusal';
import { type Expected, nothingHere, problem, type Refused } from './refused';
import { said } from './said';
import { isAbsent, type World } from './world';

/** Nothing, or what was answered beside what was to be. */
export async function isAsSaid(world: World, what: string, answer: Response, told?: Expected): Promise<object | null> {
  const call = callsByName.find(({ name }) => name === what.split(/[ :?]/)[0])?.call;
  const expected = told === undefined ? saidOf(world, what) : told;
  const wrong = (found: unknown) => ({ what, expected, found });
  if (answer.status >= 500 && (typeof expected === 'string' || expected === null)) return wrong(answer.status);
  if (answer.ok) {
    if (expected !== null && typeof expected === 'object') return wrong(answer.status);
    // What is answered is what the contract says, on every way here.
    const fault = call && isJson(answer) ? call.response.safeParse(await answer.json()).error : undefined;
    return fault ? wrong(fault.issues) : null;
  }
  const refused = await refusalIn(answer, world.bare);
  // The published description names every status that a call is refused with.
  const isUnheard = call && !isAbsent(world, call) && !(refused[0] in refusalsOf(call));
  if (isUnheard) return wrong(`${refused[0]} is not published`);
  if (expected === 'answered') return null;
  if (expected === 'open') return isShut(refused) ? wrong(refused) : null;
  return expected !== null && inOrder(refused) === inOrder(expected) ? null : wrong(refused);
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json');

async function refusalIn(answer: Response, bare: boolean): Promise<Refused> {
  const { message, errors } = readRefusal(await answer.json(), bare);
  return errors ? [answer.status, message, errors] : [answer.status, message];
}

/** Its fields in one order. */
const inOrder = ([status, message, errors]: Refused) =>
  JSON.stringify([status, message, errors && Object.entries(errors).sort()]);

const isShut = ([status, message]: Refused) =>
  status === 403 && /^(Only an admin may do this|This is for colleagues with another role)\.$/.test(message);

/** As the table has it, in bare mode with rows of its own. Of what it does not have nothing is refused. */
function saidOf(world: World, what: string): Refused | null {
  const [subject = '', one = ''] = what.split(/: (.*)/s);
  const call = callsByName.find(({ name }) => name === subject)?.call;
  if (call && isAbsent(world, call)) return nothingHere;
  const inBare = world.bare ? said[`bare ${subject}`]?.[one] : undefined;
  const row = inBare === undefined ? said[subject]?.[one] : inBare;
  if (!row) return null;
  return Array.isArray(row) ? row : problem(row);
}
