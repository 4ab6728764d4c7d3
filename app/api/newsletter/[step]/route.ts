import { confirmSubscriber, deleteSubscriber } from '@/lib/care-api/newsletter';
import { endpoints } from '@/lib/contract/endpoints';
import type { LinkProblem } from '@/lib/contract/newsletter';
import { refuse } from '@/lib/forms/fault';
import { formRoute } from '@/lib/forms/form-route';
import { textOf } from '@/lib/forms/read-sent';
import { honeypotField } from '@/lib/http/honeypot';
import { localePath } from '@/lib/i18n/languages';

const steps = {
  confirm: { call: endpoints.confirmSubscriber, take: confirmSubscriber, done: 'confirmed', refused: 'expired' },
  unsubscribe: { call: endpoints.deleteSubscriber, take: deleteSubscriber, done: 'unsubscribed', refused: 'unknown' },
};

/** Of HTTP: what an API says of a link that is old, used up or made up. Any other refusal tells nothing of the link. */
const notTaken = [400, 409, 410, 422];
/** By status. */
const problems: Partial<Record<number, LinkProblem>> = { 429: 'later', 501: 'absent', 502: 'away', 504: 'unknown' };

/** The buttons behind mailed links. A GET does nothing: scanners of mail follow every link. */
export async function POST(request: Request, { params }: RouteContext<'/api/newsletter/[step]'>): Promise<Response> {
  const { step } = await params;
  if (step !== 'confirm' && step !== 'unsubscribe') return refuse(404, 'nothingHere');
  const { call, take, done, refused } = steps[step];
  const answer = formRoute({
    call,
    who: 'anyone',
    maxBytes: 8 * 1024,
    isPlainOnly: true,
    read: (sent) => (textOf(sent, honeypotField) === '' ? textOf(sent, 'token') : null),
    send: take,
    done: (_, __, { locale }) => ({ location: localePath(locale, `/newsletter/${done}`) }),
    back: (token, { locale }, { status }) => {
      if (notTaken.includes(status)) return localePath(locale, `/newsletter/${refused}`);
      const query = new URLSearchParams({ Key: token, problem: problems[status] ?? 'refused' });
      return localePath(locale, `/newsletter/${step}?${query}`);
    },
  });
  return answer(request);
}
