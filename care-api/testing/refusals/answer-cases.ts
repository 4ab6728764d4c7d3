import { z } from 'zod';
import { type Cases, nobodyHas, type World } from './world';

/** Answers sent together, one by itself, and what becomes of applications. */
export async function* answerCases(world: World): Cases {
  const { send, make, test, admin, listing, pets } = world;
  const sender = await test.signIn('user');
  const record = (place: number, responseValue: string, more: object = {}) => ({
    questionnaireId: pets.id,
    questionId: pets.questions[place - 1],
    typeId: listing,
    responseValue,
    ...more,
  });
  const together = (records: unknown[], headers = {}) =>
    send('POST', '/Response/ObjectResponses', records, sender, headers);
  const dog = record(2, 'dog');
  const closed = (await make('POST', '/TypeDetail', { typeTitle: 'A closed one', openClose: 'Closed' })).typeId;
  const wrong = {
    'an unknown question': [dog, record(5, 'No', { questionId: nobodyHas })],
    'a choice that is not offered': [record(2, 'horse')],
    'two answers where one is taken': [dog, record(2, 'cat'), record(3, 'soft')],
    'an answer that is skipped': [dog, record(3, 'soft')],
    'an answer that is missing': [record(2, 'cat')],
    'two listings': [dog, record(5, 'No', { typeId: 0 })],
    'two questionnaires': [dog, record(5, 'No', { questionnaireId: nobodyHas })],
    'an unknown listing': [record(2, 'dog', { typeId: nobodyHas })],
    'a closed listing': [record(2, 'dog', { typeId: closed })],
    'a statement alone': [record(1, 'read')],
    'nothing answered': [record(5, '')],
    'more than may be sent': Array.from({ length: 3_001 }, () => dog),
  };
  for (const [what, records] of Object.entries(wrong)) {
    yield [`createResponses: ${what}`, await withoutIds(await together(records), pets.questions)];
  }
  const key = { 'idempotency-key': `key ${world.next()}` };
  await together([dog], key);
  yield ['createResponses: a key that was used', await together([dog, record(5, 'No')], key)];
  yield* singleCases(world, sender, record);
  yield* applicationCases(world, sender);
  const questionnaire = `/Questionnaire/${pets.id}`;
  yield ['deleteQuestionnaire: one that is answered', await send('DELETE', questionnaire, undefined, admin)];
}

type MakeRecord = (place: number, value: string, more?: object) => object;

async function* singleCases({ send, make, admin, pets }: World, sender: string, record: MakeRecord): Cases {
  const wrong = {
    'an unknown question': record(5, 'No', { questionId: nobodyHas }),
    'another questionnaire': record(5, 'No', { questionnaireId: nobodyHas }),
    'an unknown listing': record(5, 'No', { typeId: nobodyHas }),
    'a choice that is not offered': record(2, 'horse'),
    'an answer to a statement': record(1, 'read'),
  };
  for (const [what, body] of Object.entries(wrong)) {
    yield [`createResponse: ${what}`, await send('POST', '/Response', body, sender)];
  }
  const { id } = await make('POST', '/Response', record(5, 'No'), sender);
  const fixed = { questionId: pets.questions[3], questionnaireId: nobodyHas, typeId: 0 };
  for (const [field, value] of Object.entries(fixed)) {
    const body = record(5, 'Yes', { [field]: value });
    yield [`updateResponse: another ${field}`, await send('PUT', `/Response/${id}`, body, sender)];
  }
  const ofSeveral = `/Response/${await firstId(await send('GET', '/Response', undefined, admin))}`;
  yield ['updateResponse: of answers sent together', await send('PUT', ofSeveral, record(2, 'dog'), sender)];
  yield ['deleteResponse: of answers sent together', await send('DELETE', ofSeveral, undefined, sender)];
}

async function* applicationCases({ send, test, admin }: World, sender: string): Cases {
  const list = await test.send('GET', '/Response/applications', undefined, { as: sender });
  const path = `/Response/applications/${await firstId(list)}`;
  yield ['updateApplication: its state, by its sender', await send('PUT', path, { status: 'Closed' }, sender)];
  await test.send('PUT', path, { withdrawn: true }, { as: sender });
  yield ['updateApplication: one that was withdrawn', await send('PUT', path, { status: 'Open' }, admin)];
  const words = { words: 'Tuesday suits me.' };
  yield ['answerApplication: one that was withdrawn', await send('POST', `${path}/messages`, words, sender)];
  yield ["answerApplication: somebody else's", await send('POST', `${path}/messages`, words, admin)];
}

async function firstId(answer: Response): Promise<number | undefined> {
  return z.array(z.object({ id: z.number() })).parse(await answer.json())[0]?.id;
}

/** A missing answer is named by its question's id, which is another one in each mode. */
async function withoutIds(answer: Response, ids: readonly number[]): Promise<Response> {
  const text = await answer.text();
  const named = ids.reduce(
    (less, id, place) => less.replaceAll(`"questions.${id}"`, `"questions.#${place + 1}"`),
    text,
  );
  return new Response(named, answer);
}
