import { confirmSubscriber, deleteSubscriber } from '@/lib/care-api/newsletter';
import { honeypotField } from '@/lib/http/honeypot';
import { readForm } from '@/lib/http/read-form';
import { isSameOrigin } from '@/lib/http/same-origin';
import { seeOther } from '@/lib/http/see-other';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/languages';

const maxBytes = 8 * 1024;

/** The buttons behind mailed links. A GET does nothing: scanners of mail follow every link. */
export async function POST(request: Request, { params }: RouteContext<'/api/newsletter/[step]'>): Promise<Response> {
  const { step } = await params;
  if (step !== 'confirm' && step !== 'unsubscribe') return fail(404, 'There is nothing here.');
  if (!isSameOrigin(request)) return fail(403, 'Please send the form from our own page.');
  const form = await readForm(request, maxBytes);
  if (form === 'too large') return fail(413, 'This is too large.');
  if (!form || form.get(honeypotField)) return fail(415, 'Please send a form or JSON.');
  const locale = form.get('locale') ?? '';
  return seeOther(localePath(isLocale(locale) ? locale : defaultLocale, await take(step, form.get('token') ?? '')));
}

/** Where to go on. */
async function take(step: 'confirm' | 'unsubscribe', token: string): Promise<string> {
  const outcome = await (step === 'confirm' ? confirmSubscriber : deleteSubscriber)(token);
  if (outcome.ok) return step === 'confirm' ? '/newsletter/confirmed' : '/newsletter/unsubscribed';
  const isRefused = outcome.status >= 400 && outcome.status < 500;
  if (isRefused) return step === 'confirm' ? '/newsletter/expired' : '/newsletter/unknown';
  return `/newsletter/${step}?${new URLSearchParams({ Key: token, away: '1' })}`;
}

function fail(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
