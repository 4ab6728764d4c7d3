import { bodyOf, callsByName, isOpenTo, type Person, people } from '@/care-api/testing/asking-by-role';
import { makeOwnedRows, type OwnedRows } from '@/care-api/testing/owned-rows';
import { pathOf } from '@/care-api/testing/path-of';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import type { Who } from '@/lib/contract/staff';
import { type Expected, nothingHere, type Refused, signInFirst } from './refused';
import { type Cases, isAbsent, type World } from './world';

/** Whose call it is not. */
const shutTo = (who: Who): Refused =>
  who === 'admin' ? [403, 'Only an admin may do this.'] : [403, 'This is for colleagues with another role.'];

/** These look like a row of a published call. */
const takenForRows = ['listApplications', 'listOwnPosts'];

/** Every call by everybody there is: nobody, somebody with a token that is none, a user, each role, an admin. */
export async function* accessCases(world: World): Cases {
  const { send, admin, test, make } = world;
  await make('POST', '/CompanyDetail', { companyName: 'A company' });
  const tokens = new Map<Person, string>();
  /** By the same people, but for the call that signs them out. */
  const tokenOf: TokenOf = async (call, person) => {
    const token = (call !== endpoints.logout && tokens.get(person)) || (await test.signIn(person));
    if (call !== endpoints.logout) tokens.set(person, token);
    return token;
  };
  for (const { name, call } of callsByName) {
    if (isAbsent(world, call)) {
      const answer = await send(call.method, pathOf(call), bodyOf(call), admin);
      yield [`${name}: not published`, answer, takenForRows.includes(name) ? noRow : nothingHere];
      continue;
    }
    yield* callersOf(world, tokenOf, name, call, call.who);
    // Without our extensions a list knows no pages.
    if (call.pageWho && !world.bare) yield* callersOf(world, tokenOf, name, call, call.pageWho, '?page=1');
  }
}

type TokenOf = (call: Endpoint, person: Person) => Promise<string>;
type Args = [tokenOf: TokenOf, name: string, call: Endpoint, who: Who, search?: string];

async function* callersOf({ send, bare }: World, ...[tokenOf, name, call, who, search = '']: Args): Cases {
  const ask = (as?: string) => send(call.method, `${pathOf(call)}${search}`, bodyOf(call), as);
  const isOpen = who === 'anyone';
  yield [`${name}${search}: by nobody`, await ask(), isOpen ? welcome(call) : signInFirst];
  if (!isOpen && !search) yield [`${name}: with a token that is none`, await ask('not.a.token'), signInFirst];
  for (const person of bare ? (['user', 'admin'] as const) : people) {
    const answer = await ask(await tokenOf(call, person));
    const theirs = person === 'admin' ? welcome(call) : 'open';
    yield [`${name}${search}: by ${person}`, answer, isOpenTo({ ...call, who }, person) ? theirs : shutTo(who)];
  }
}

/** What is read without a name or a number is there. */
const welcome = ({ method, path }: Endpoint): Expected => (method === 'GET' && !path.includes('{') ? null : 'open');

const noRow: Refused = [404, 'An id is a whole number above 0.'];

/** What a call deletes no other finds again. */
const callsOfOwners = callsByName
  .filter(({ call }) => call.who === 'owner')
  .sort((one, other) => Number(one.call.method === 'DELETE') - Number(other.call.method === 'DELETE'));

/** What belongs to somebody, in the hands of somebody else, of its owner and of an admin. */
export async function* ownerCases(world: World): Cases {
  const { test, admin, user } = world;
  const [own, others] = [await makeOwnedRows(test, admin), await makeOwnedRows(test, admin)];
  for (const { name, call } of callsOfOwners) {
    if (isAbsent(world, call)) continue;
    const ask = ({ calls }: OwnedRows, as: string) => {
      const row = Object.entries(calls).find(([key]) => key === name)?.[1];
      if (!row) throw new Error(`owned-rows.ts knows no row for ${name}.`);
      return world.send(call.method, row.path, row.body, as);
    };
    yield [`${name}: by somebody else`, await ask(own, user), [403, 'This belongs to someone else.']];
    yield [`${name}: by its owner`, await ask(own, own.owner), null];
    yield [`${name}: by an admin, of somebody else`, await ask(others, admin), null];
  }
}
