import { changeAlert, endAlert, pauseAlert } from '@/lib/care-api/alerts';
import { toAlertPace, toAlertPause } from '@/lib/contract/alert';
import { endpoints } from '@/lib/contract/endpoints';
import type { LinkProblem } from '@/lib/contract/newsletter';
import { refuse } from '@/lib/forms/fault';
import { formRoute } from '@/lib/forms/form-route';
import { textOf } from '@/lib/forms/read-sent';
import { honeypotField } from '@/lib/http/honeypot';
import { localePath } from '@/lib/i18n/languages';

const steps = {
  change: { call: endpoints.changeAlert, take: changeAlert, done: 'saved' },
  pause: { call: endpoints.pauseAlert, take: pauseAlert, done: 'paused' },
  end: { call: endpoints.endAlert, take: endAlert, done: 'ended' },
};

/** By status. */
const problems: Partial<Record<number, LinkProblem>> = { 429: 'later', 502: 'away', 504: 'unknown' };

/** The buttons behind mailed links. A GET does nothing: scanners of mail follow every link. */
export async function POST(request: Request, { params }: RouteContext<'/api/alerts/[step]'>): Promise<Response> {
  const { step } = await params;
  if (step !== 'change' && step !== 'pause' && step !== 'end') return refuse(404, 'nothingHere');
  const { call, take, done } = steps[step];
  const answer = formRoute({
    call,
    who: 'anyone',
    maxBytes: 8 * 1024,
    isPlainOnly: true,
    read: (sent) =>
      textOf(sent, honeypotField) === ''
        ? {
            token: textOf(sent, 'token'),
            pace: toAlertPace(textOf(sent, 'pace')),
            weeks: toAlertPause(textOf(sent, 'weeks')),
          }
        : null,
    send: (sent, from) => take(sent, from),
    // Nothing, for no weeks, is the way out of a pause.
    done: (_, { weeks }, { locale }) => ({
      location: localePath(locale, `/alerts/${step === 'pause' && weeks === 0 ? 'saved' : done}`),
    }),
    back: ({ token }, { locale }, { status, code }) => {
      if (status === 422 && code !== 'alertsTooMany') return localePath(locale, '/alerts/unknown');
      const problem = code === 'alertsTooMany' ? 'full' : (problems[status] ?? 'refused');
      return localePath(locale, `/alerts/change?${new URLSearchParams({ Key: token, problem })}`);
    },
  });
  return answer(request);
}
