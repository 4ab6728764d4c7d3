import { z } from 'zod';
import { thirdOf } from '@/care-api/testing/third-of';
import { type Endpoint, usualMaxBody } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { goodBodies } from './good-bodies';
import { listFields, withField } from './schema-fields';
import { type Cases, callerOf, isAbsent, type World } from './world';

const badValues = {
  ...{ number: -1.5, null: null, empty: '', control: 'a\u0007b' },
  ...{ long: 'x'.repeat(310_000), nonsense: 'no such thing' },
};

/** Beside what is too long, for how long a field may be is its own. */
function someBadValues(): [what: string, value: unknown][] {
  const some = thirdOf(Object.keys(badValues));
  return Object.entries(badValues).filter(([what]) => what === 'long' || some.includes(what));
}

/** What a field takes is the same in both modes, so one value shows how bare mode refuses it. */
const badInBare = { number: badValues.number };

const badBodies = {
  'no field': '{}',
  'an unknown field': '{"nobodyKnows":1}',
  'half a text': '{"a":',
  'too many brackets': '['.repeat(90_000) + ']'.repeat(90_000),
  'a NUL in a value': '{"someField":"a\\u0000b"}',
  'a NUL in a key': '{"a\\u0000b":1}',
  ...{ null: 'null', text: '"text"', list: '[]' },
};

/** Every call that takes a body, with bodies that are wrong as a whole and with each field wrong by itself. */
export async function* bodyCases(world: World): Cases {
  const good = goodBodies(world);
  for (const [name, call] of Object.entries<Endpoint>(endpoints)) {
    if (call.body instanceof z.ZodUnknown || isAbsent(world, call)) continue;
    const makeGood = Object.entries(good).find(([key]) => key === name)?.[1];
    if (!makeGood) throw new Error(`good-bodies.ts knows no body for ${name}.`);
    const send = async (body: unknown, headers = {}) => {
      const path = `/${call.path.replace(/\{\w+\}/, '999999')}`;
      return world.send(call.method, path, body, await callerOf(world, name), headers);
    };
    for (const [what, body] of thirdOf(Object.entries(badBodies))) yield [`${name}: ${what}`, await send(body)];
    yield [`${name}: no JSON`, await send('a=b', { 'content-type': 'application/x-www-form-urlencoded' })];
    yield [`${name}: too large`, await send(JSON.stringify('x'.repeat(call.maxBody ?? usualMaxBody)))];
    yield [`${name}: a body that fits`, await send(makeGood())];
    for (const field of listFields(call.body)) {
      for (const [what, value] of world.bare ? Object.entries(badInBare) : someBadValues()) {
        yield [`${name} ${field}: ${what}`, await send(withField(makeGood(), field, value))];
      }
    }
  }
}
