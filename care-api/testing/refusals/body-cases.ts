import { z } from 'zod';
import { callsByName } from '@/care-api/testing/asking-by-role';
import { fifthOf, isOneOfFive } from '@/care-api/testing/fifth-of';
import { pathOf } from '@/care-api/testing/path-of';
import { usualMaxBody } from '@/lib/contract/endpoint';
import { isSweep } from '@/scripts/test/sample.mjs';
import { bodies } from './bodies';
import { fittingOf } from './fitting-of';
import { goodBodyOf } from './good-bodies';
import { values } from './handlers';
import type { Kind } from './kinds';
import { type Expected, problem, type Refused } from './refused';
import { listFields, withField } from './schema-fields';
import { type Cases, callerOf, isAbsent, type World } from './world';

const notJson: Refused = [400, 'This is not JSON.'];
const invisible = problem({ someField: 'Please remove the invisible characters.' });

/** Bodies that are wrong as a whole; what can be read is held to the kinds of the call's fields. */
const badBodies: Record<string, [body: string, expected?: Refused]> = {
  'no field': ['{}'],
  'an unknown field': ['{"nobodyKnows":1}'],
  'a field that names an object': ['{"__proto__":{"isAdmin":true},"constructor":1}'],
  null: ['null'],
  text: ['"text"'],
  'a number': ['7'],
  list: ['[]'],
  'half a text': ['{"a":', notJson],
  'too many brackets': ['['.repeat(90_000) + ']'.repeat(90_000), notJson],
  'a NUL in a key': ['{"a\\u0000b":1}', notJson],
  'a NUL in a value': ['{"someField":"a\\u0000b"}', invisible],
};

/** Every call that takes a body, with bodies that are wrong as a whole. */
export async function* bodyCases(world: World): Cases {
  for await (const { name, kind, maxBody, send } of takers(world)) {
    for (const [what, [body, refused]] of fifthOf(Object.entries(badBodies))) {
      const expected = refused ?? saidOf(kind, JSON.parse(body)) ?? ofHandler(name, what);
      yield [`${name}: ${what}`, await send(body), expected];
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const notTyped: Refused = [415, 'Please send JSON, with content-type application/json.'];
    if (isOneOfFive()) {
      yield [`${name}: no JSON`, await send('a=b', form), notTyped];
      yield [`${name}: too large`, await send(JSON.stringify('x'.repeat(maxBody))), [413, 'This is too large.']];
    }
    yield [`${name}: a body that fits`, await send(goodBodyOf(world, name)), fittingOf(name)];
  }
}

/** Every field of every body, with each value that is wrong in its own way. */
export async function* fieldCases(world: World): Cases {
  for await (const { name, kind, fields, send } of takers(world)) {
    for (const field of world.bare ? fifthOf(fields) : fields) {
      for (const [what, value] of someBadValues(world, name, kindOf(kind, field.split('.')))) {
        const body = withField(goodBodyOf(world, name), field, value);
        const subject = `${name} ${field}`;
        yield [`${subject}: ${what}`, await send(body), saidOf(kind, body) ?? ofHandler(subject, what)];
      }
      if (!isSweep || world.bare) continue;
      for (const value of [{ a: 1 }, '\0', '\ud800', 'x'.repeat(310_000)]) {
        const what = JSON.stringify(value).slice(0, 10);
        yield [`${name} ${field}: ${what}`, await send(withField({}, field, value)), 'answered'];
      }
    }
  }
}

/** Beside what is too long, for how long a field may be is its own. In bare mode one value shows how it is refused. */
function someBadValues({ bare }: World, name: string, { longest = 999 }: Kind): [what: string, value: unknown][] {
  if (bare) return [['number', -1.5]];
  const rest = {
    number: -1.5,
    null: null,
    empty: '',
    control: 'a\u0007b',
    nonsense: `no such ${name}`,
    true: true,
    list: [[]],
  };
  return fifthOf([['long', 'x'.repeat(Math.min(longest + 1, 310_000))], ...Object.entries(rest)]);
}

/** Each asked by admins of its own, for what one may write in an hour is counted. */
async function* takers(world: World) {
  for (const { name, call } of callsByName) {
    if (call.body instanceof z.ZodUnknown || isAbsent(world, call)) continue;
    const kind = Object.entries(bodies).find(([key]) => key === name)?.[1];
    if (!kind) throw new Error(`bodies.ts does not say what ${name} takes.`);
    const theirs = { ...world, admin: await world.test.signIn('admin') };
    const send = async (body: unknown, headers = {}) =>
      world.send(call.method, pathOf(call), body, await callerOf(theirs, name), headers);
    yield { name, kind, send, fields: listFields(call.body), maxBody: call.maxBody ?? usualMaxBody };
  }
}

function kindOf(kind: Kind, [key, ...rest]: readonly string[]): Kind {
  const inner = key === undefined ? kind : kind.inside?.[key];
  if (!inner) throw new Error(`bodies.ts does not know the field ${key}.`);
  return key === undefined ? inner : kindOf(inner, rest);
}

function saidOf(kind: Kind, body: unknown): Refused | undefined {
  const faults = Object.entries(kind.faultsOf(body)).map(([place, words]) => [place || 'body', words]);
  return faults.length > 0 ? problem(Object.fromEntries(faults)) : undefined;
}

/** Of what its kind lets pass. */
function ofHandler(subject: string, what: string): Expected {
  const said = values[subject]?.[what] ?? values[subject.replace(/\..*/, '.*')]?.whatever;
  return said === undefined ? fittingOf(subject.replace(/ .*/, '')) : said;
}
