import { toReport } from '@/lib/contract/fault-words';
import type { WholeCode } from '@/lib/contract/faults';
import { asForm } from './test-site';
import { json, Upstream } from './upstream';

type Handler = (request: Request, context: { params: Promise<{ step: string }> }) => Promise<Response>;

/** Presses the buttons of a page that a mail leads to, while the API answers what it is told to. */
export function openSteps(handler: Handler, more: Record<string, string> = {}) {
  const upstream = new Upstream();
  beforeAll(async () => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await upstream.start();
  });
  afterAll(async () => {
    await upstream.stop();
    jest.restoreAllMocks();
  });
  async function press(step: string, status: number, code: WholeCode = 'failed') {
    upstream.answerWith((_, response) => json(response, toReport(code), status));
    const body = new URLSearchParams({ token: 'a&b', ...more, locale: 'ar' });
    const request = new Request(`http://site.example/api/${step}`, { method: 'POST', body, headers: asForm });
    const answer = await handler(request, { params: Promise.resolve({ step }) });
    return [answer.status, answer.headers.get('location')];
  }
  return { upstream, press };
}
