import { json, Upstream } from '@/testing/upstream';
import { askContentState, watchContentState } from './content-state.mjs';

const upstream = new Upstream();
beforeEach(() => upstream.start());
afterEach(() => upstream.stop());
const ask = () => askContentState(process.env.CARE_API_URL ?? '')();

it('is told the state of the content, and that an API has no such call', async () => {
  upstream.answerWith((_, response) => json(response, { faqs: '7' }));
  expect(await ask()).toEqual({ faqs: '7' });
  upstream.answerWith((_, response) => json(response, { faqs: 7 }));
  expect(await ask()).toBeNull();
  upstream.answerWith((_, response) => json(response, {}, 404));
  expect(await ask()).toBeNull();
});

it('knows after a write, too, that the API is one that tells', async () => {
  const state = watchContentState({ ask: async () => ({ faqs: '7' }) });
  expect(state.versionOf([])).toBeNull();
  await state.ready();
  state.renew();
  expect([state.versionOf(['faqs']), state.versionOf([])]).toEqual([null, '']);
});

it.each<[string, Parameters<Upstream['answerWith']>[0]]>([
  ['fails', (_, response) => json(response, {}, 503)],
  ['leads elsewhere', (_, response) => response.writeHead(302, { location: '/api/Faq' }).end()],
  ['hangs', () => {}],
  ['talks nonsense', (_, response) => response.end('<p>nonsense')],
  [
    'breaks off',
    (_, response) => {
      response.writeHead(200, { 'content-length': '99' }).write('{"faqs"');
      setTimeout(() => response.destroy(), 20);
    },
  ],
  [
    'never comes to an end, bit by bit',
    (_, response) => {
      const more = setInterval(() => response.write(' '), 50);
      response.once('close', () => clearInterval(more));
    },
  ],
  [
    'pours without end',
    (_, response) => {
      const pour = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
      };
      response.on('drain', pour);
      pour();
    },
  ],
])('counts an API as away that %s', async (_, answer) => {
  upstream.answerWith(answer);
  await expect(ask()).rejects.toThrow();
});
