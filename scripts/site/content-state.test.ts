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

describe('whoever asks', () => {
  type Round = { tell: (state: Record<string, string>) => void; fail: (fault: Error) => void };
  const open = () => {
    const rounds: Round[] = [];
    const asking = () => new Promise<Record<string, string>>((tell, fail) => rounds.push({ tell, fail }));
    return { rounds, state: watchContentState({ ask: asking }) };
  };

  it('waits for what was asked after the last write before them, and for that of no later one', async () => {
    const { rounds, state } = open();
    state.renew();
    const before = state.ready();
    state.renew();
    const after = state.ready();
    rounds[0]?.tell({ faqs: '1' });
    expect([await before, state.snapshot()]).toEqual([{ faqs: '1' }, null]);
    rounds[1]?.tell({ faqs: '2' });
    expect([await after, state.snapshot()]).toEqual([{ faqs: '2' }, { faqs: '2' }]);
  });

  it('is told nothing older than what is known, and the next where one cannot be had', async () => {
    const { rounds, state } = open();
    state.renew();
    const first = state.ready();
    state.renew();
    rounds[1]?.tell({ faqs: '2' });
    await state.ready();
    rounds[0]?.tell({ faqs: '1' });
    expect(await first).toEqual({ faqs: '2' });
    state.renew();
    const third = state.ready();
    state.renew();
    rounds[2]?.fail(new Error('away'));
    await new Promise(setImmediate);
    expect(state.snapshot()).toBeNull();
    rounds[3]?.tell({ faqs: '4' });
    expect(await third).toEqual({ faqs: '4' });
  });
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
