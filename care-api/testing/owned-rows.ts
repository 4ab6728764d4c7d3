import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { EndpointName } from '@/lib/contract/endpoints';
import { toFileAnswer } from '@/lib/contract/file-answer';
import type { TestApp } from './open-test-app';

export type OwnedRows = {
  /** The owner's access token. */
  owner: string;
  /** For each call that is for owners: its path with the owner's row in it, and a body that fits. */
  calls: Partial<Record<EndpointName, { path: string; body?: unknown }>>;
};

/** One row of everything a user can own, made by a new user through the API. */
export async function makeOwnedRows(test: TestApp, admin: string): Promise<OwnedRows> {
  const owner = await test.signIn('user');
  const send = async (path: string, body: unknown, as = owner) => {
    const response = await test.send('POST', path, body, { as });
    if (response.status !== 201) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return anyRow.parse(await response.json());
  };
  const me = anyRow.parse(await (await test.send('GET', '/session', undefined, { as: owner })).json());
  const name = encodeURIComponent(String(me.userName));

  const profileBody = makeProfileBody();
  const profile = `/Profile/${(await send('/Profile', profileBody)).profileId}`;
  const profileStored = await (await test.send('GET', profile, undefined, { as: owner })).json();

  const postBody = { title: 'My own post', description: '<p>Words</p>' };
  const post = (await send('/Post', postBody)).id;
  const publicPost = (await send('/Post', postBody, admin)).id;
  const comment = (await send('/Comment', { postId: publicPost, content: 'Mine' })).commentId;

  const listing = (await send('/TypeDetail', { typeTitle: 'A listing' }, admin)).typeId;
  const questionnaire = await send(
    '/Questionnaire',
    {
      title: 'Two words',
      typeId: String(listing),
      questions: [
        { id: 1, headline: 'Why?', questionType: 'text' },
        { id: 2, headline: 'Your CV', questionType: 'text', inputKind: 'file' },
      ],
    },
    admin,
  );
  const [question, upload] = z.array(anyRow).parse(questionnaire.questions);
  const answer = {
    questionnaireId: questionnaire.id,
    questionId: question?.id,
    typeId: listing,
    responseLabel: 'Why?',
    responseValue: 'Because',
  };
  const response = `/Response/${(await send('/Response', answer)).id}`;
  await send('/Response/ObjectResponses', [answer]);
  const file = await makeFile(test, owner, { ...answer, questionId: upload?.id });
  const sent = await (await test.send('GET', '/Response/applications', undefined, { as: owner })).json();
  const [application] = z.array(anyRow).parse(sent);

  return {
    owner,
    calls: {
      getProfile: { path: profile },
      getProfileOfAccount: { path: `/Profile/UserId/${me.userId}` },
      updateProfile: { path: profile, body: profileStored },
      deleteProfile: { path: profile },
      getAccountByName: { path: `/User/get/${name}` },
      updatePost: { path: `/Post/${post}`, body: postBody },
      deletePost: { path: `/Post/delete/${post}` },
      listCommentsOfUser: { path: `/Comment/userComment/${name}` },
      updateComment: { path: `/Comment/edit/${comment}`, body: { newComment: 'Still mine' } },
      deleteComment: { path: `/Comment/delete/${comment}` },
      getResponse: { path: response },
      updateResponse: { path: response, body: answer },
      deleteResponse: { path: response },
      openAnswerFile: { path: `/Response/files/${file}` },
      updateApplication: { path: `/Response/applications/${application?.id}`, body: { withdrawn: true } },
    },
  };
}

/** One that is an answer. */
async function makeFile(test: TestApp, as: string, answer: object): Promise<string> {
  const headers = { 'content-type': 'application/octet-stream' };
  const made = await test.send('POST', '/Response/files?name=cv.pdf', '%PDF-1.7 %%EOF', { as, headers });
  // An API of the published calls takes none.
  if (made.status === 404) return '0'.repeat(24);
  const { id, name } = z.object({ id: z.string(), name: z.string() }).parse(await made.json());
  await test.send('POST', '/Response', { ...answer, responseValue: toFileAnswer({ id, name }) }, { as });
  return id;
}

const anyRow = z.record(z.string(), z.unknown());

function makeProfileBody() {
  return {
    email: `${randomBytes(4).toString('hex')}@example.org`,
    phoneNo: '01632 960 111',
    profilePhoto: `data:image/png;base64,${onePixel}`,
    address: '1 Sample Street',
    street: 'Sample Street',
    city: 'York',
    state: 'North Yorkshire',
    country: 'United Kingdom',
    nationality: 'British',
    gender: 'Female',
    dOB: '1980-02-29',
  };
}

export const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
