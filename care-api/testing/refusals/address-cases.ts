import { callsByName } from '@/care-api/testing/asking-by-role';
import { fifthOf } from '@/care-api/testing/fifth-of';
import { pathOf } from '@/care-api/testing/path-of';
import type { Endpoint } from '@/lib/contract/endpoint';
import { fittingOf } from './fitting-of';
import { goodBodyOf } from './good-bodies';
import { queries } from './queries';
import { nothingHere, type Refused } from './refused';
import { rowId } from './text-kinds';
import { type Cases, callerOf, isAbsent, type World } from './world';

const ids = [...['999999', '99999999999', '-1', '0', 'abc', '1e3', '1%00', '%zz', '%27%20or%201', 'x'.repeat(255)]];

/** These are named, not numbered. */
const named = /^(User|sessions?|admin\/(mail-texts|translations))\//;
/** These answer an empty list where nobody and nothing has that name. */
const empty = ['listPagesOfMenu', 'listPicturesOfListing', 'listPicturesOfUser', 'listPostsOfUser'];

/** Every path with a part that names nothing, and every query with what cannot be read. */
export async function* addressCases(world: World): Cases {
  for (const { name, call } of callsByName) {
    if (isAbsent(world, call)) continue;
    yield* pathCases(world, name, call);
    yield* queryCases(world, name, call);
  }
}

const part = /\{(id|postId|username|name|userId|token|table|file|language|number)\}/;
const kindPart = /\{(kind|key)\}/;

async function* pathCases(world: World, name: string, { method, path, idQuery }: Endpoint): Cases {
  const ask = async (asked: string, search = '') => {
    const as = await callerOf(world, name);
    return world.send(method, `${pathOf({ path: asked })}${search}`, goodBodyOf(world, name), as);
  };
  for (const id of part.test(path) ? fifthOf(ids) : []) {
    yield [`${name}: for ${id.slice(0, 12)}`, await ask(path.replace(part, id)), namesNothing(name, path, id)];
  }
  if (kindPart.test(path)) yield [`${name}: of no kind`, await ask(path.replace(kindPart, 'none')), ofNoKind(name)];
  const differ: Refused = [400, `The path and ?${idQuery} name two different rows.`];
  if (idQuery) yield [`${name}: for two ids`, await ask(path, `?${idQuery}=2`), differ];
}

function namesNothing(name: string, path: string, id: string): Refused | null {
  const isNumber = /\{(id|postId)\}/.test(path) && !named.test(path);
  const words = isNumber ? rowId.faultsOf(decode(id))[''] : undefined;
  if (words) return [404, words];
  const isName = id !== '1%00' && id.length < 255;
  if (empty.includes(name)) return isName ? null : nothingHere;
  return fittingOf(name);
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

const ordered = 'Invalid option: expected one of "faq"|"teamMember"|"category"|"filter"|"menu"|"galleryImage"|"video"';
const ofStaff =
  'Invalid option: expected one of "faq"|"teamMember"|"listing"|"callBack"|"application"|"complaint"|"cannedAnswer"|"post"|"media"|"menu"|"page"|"redirect"|"questionnaire"|"galleryImage"|"video"|"comment"';

function ofNoKind(name: string): Refused {
  if (name === 'orderRows') return [404, ordered];
  return name === 'changeMany' ? [404, ofStaff] : nothingHere;
}

async function* queryCases(world: World, name: string, call: Endpoint): Cases {
  const fields = Object.entries(queries).find(([key]) => key === name)?.[1] ?? {};
  // The published lists know neither pages nor our search.
  const isUnread = world.bare && (call.pageWho !== undefined || name === 'listListings');
  for (const [field, kind] of Object.entries(fields)) {
    for (const value of fifthOf(['x', '0', '-1', '1.5', '99999999999999', 'x'.repeat((kind.longest ?? 299) + 1)])) {
      const search = field === 'page' ? `?page=${value}` : `?page=1&${field}=${value}`;
      const words = isUnread ? undefined : kind.faultsOf(value)[''];
      const answer = await world.send(call.method, `${pathOf(call)}${search}`, goodBodyOf(world, name), world.admin);
      const expected = words ? unreadable(name, { [field]: words }) : 'answered';
      yield [`${name}: ?${field}=${value.slice(0, 14)}`, answer, expected];
    }
  }
}

/** The directory’s own search says nothing of single fields. */
function unreadable(name: string, errors: Record<string, string>): Refused {
  const search = 'This search cannot be read: ids and pages are whole numbers above 0.';
  return name === 'listListings' ? [400, search] : [400, 'This question cannot be read.', errors];
}
