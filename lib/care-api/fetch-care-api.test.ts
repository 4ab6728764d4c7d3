import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { json, Upstream } from '@/testing/upstream';
import { fetchCareApi } from './fetch-care-api';
import { isCareApiReachable } from './reachable';

describe('the deadline of a request', () => {
  const upstream = openUpstream();

  it('holds until its answer is read: one that drips is given up', async () => {
    upstream.answerWith((_, response) => void response.writeHead(200).write('['));
    await expect(fetchCareApi('api/Faq', { deadline: 50 }, (answer) => answer.text())).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  it('ends with it: no timer keeps what was read, and what is passed on has a deadline of its own', async () => {
    let answering: ServerResponse | undefined;
    upstream.answerWith((_, response) => {
      answering = response;
      response.writeHead(200, { connection: 'close' }).write('begun ');
    });
    const answer = await fetchCareApi('api/Faq', { deadline: 1_000 }, (response) => response);
    // Longer than the deadline, which is what this is about.
    await sleep(1_050);
    answering?.end('and whole');
    expect(await answer.text()).toBe('begun and whole');
  });
});

describe('a care API can be reached', () => {
  const upstream = openUpstream();

  it('that answers in its own words', async () => {
    upstream.answerWith((_, response) => json(response, [{ menuId: 1, menuName: 'Home', menuUrl: '/' }]));
    expect(await isCareApiReachable()).toBe(true);
  });

  it.each<[string, Parameters<Upstream['answerWith']>[0]]>([
    ['a page of somebody else', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
    ['nonsense', (_, response) => json(response, { oops: [1] })],
    ['a fault', (_, response) => json(response, [], 500)],
    ['half of it', (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[{"menu')],
  ])('but not one that answers %s', async (_, answer) => {
    upstream.answerWith(answer);
    expect(await isCareApiReachable()).toBe(false);
  });
});

/** One for all tests of a block: a connection that is kept leads to it. */
function openUpstream(): Upstream {
  const upstream = new Upstream();
  beforeAll(() => upstream.start());
  afterAll(() => upstream.stop());
  return upstream;
}
