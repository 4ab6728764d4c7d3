import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { App } from '@/care-api/http/route';
import type { TestApp } from '@/care-api/testing/open-test-app';
import { question } from '@/care-api/testing/questionnaires';
import type { Endpoint } from '@/lib/contract/endpoint';
import { sayingPassword } from './bodies/accounts';
import { words } from './kinds';
import type { Expected } from './refused';

/** What was asked, how it was answered, and what was to be said where said.ts does not say it. */
type Context = readonly [what: string, answer: Response, expected?: Expected];
export type Cases = AsyncGenerator<Context>;

/** One mode of the API with what the cases need to be there. */
export type World = {
  test: TestApp;
  /** Of this mode. */
  app: App;
  bare: boolean;
  admin: string;
  user: string;
  send(method: string, path: string, body?: unknown, as?: string, headers?: Record<string, string>): Promise<Response>;
  /** The answer of a call that must succeed. */
  make(method: string, path: string, body?: unknown, as?: string): Promise<Row>;
  listing: number;
  post: number;
  menu: number;
  /** With the ids of its questions: a statement, a choice that skips the third, two that are required, a last one. */
  pets: { id: number; questions: number[] };
  /** A number nobody had before. */
  next(): number;
};

/** An id nobody has. */
export const nobodyHas = 987_654;
/** The name of a picture that is there. */
export const storedPicture = 'there.png';

const row = z.looseObject({ questions: z.array(z.looseObject({ id: z.number() })).nullish() });
type Row = z.output<typeof row>;
const number = (value: unknown) => z.number().parse(value);
let counted = 0;

export async function openWorld(test: TestApp, bare: boolean): Promise<World> {
  const app = test.appWith({ bare });
  const [admin, user] = [await test.signIn('admin'), await test.signIn('user')];
  const next = () => {
    counted += 1;
    return counted;
  };
  const make: World['make'] = async (method, url, body, as = admin) => {
    const response = await test.send(method, url, body, { as });
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
    return row.parse(await response.json());
  };
  writeFileSync(path.join(test.filesDir, storedPicture), 'A picture, as far as its name goes.');
  const questionnaire = await make('POST', '/Questionnaire', { title: 'Pets', questions: petQuestions });
  return {
    test,
    app,
    bare,
    admin,
    user,
    next,
    make,
    send: (method, url, body, as, headers = {}) =>
      test.sendTo(app, method, url, body, as === undefined ? { headers } : { as, headers }),
    listing: number((await make('POST', '/TypeDetail', { typeTitle: 'A listing' })).typeId),
    post: number((await make('POST', '/Post', { title: 'A post', description: '<p>Words</p>' })).id),
    menu: number((await make('POST', '/MenuMaster', { menuName: `Menu ${next()}`, inMenu: false })).menuId),
    pets: { id: number(questionnaire.id), questions: (questionnaire.questions ?? []).map(({ id }) => id) },
  };
}

/** Bare mode has the published calls alone. */
export function isAbsent({ bare }: World, { extension }: Pick<Endpoint, 'extension'>): boolean {
  return bare && extension === true;
}

const petQuestions = [
  question({ id: 1, inputKind: 'statement', headline: 'Hello' }),
  question({ id: 2, headline: 'Which pet?', choices: ['cat', 'dog'], required: true, jumps: [['dog', 4]] }),
  question({ id: 3, headline: 'Why a cat?', required: true }),
  question({ id: 4, headline: 'Which toys?', choices: ['ball', 'string'], multiple: true }),
  question({ id: 5, headline: 'Anything else?' }),
];

const askedForOne: readonly string[] = [...words(sayingPassword), 'changePassword', 'changeEmail'];

/** Wrong passwords are counted by account, and waited for: each attempt at a call that asks for one is somebody else's. */
export async function callerOf({ test, admin }: World, name: string): Promise<string> {
  return askedForOne.includes(name) ? test.signIn('user') : admin;
}
