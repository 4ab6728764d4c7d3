import { getTranslations } from 'next-intl/server';
import { requestSession } from '@/lib/auth/request-session';
import { getQuestionnaireAnswers } from '@/lib/care-api/staff-questionnaires';
import { downloadTable } from '@/lib/http/download';
import { seeOther } from '@/lib/http/see-other';
import { toId } from '@/lib/http/to-id';
import { localePath, toLocale } from '@/lib/i18n/languages';
import { loginPath } from '@/lib/sign-in/sign-in-paths';

/** What was chosen in a questionnaire and how often, as a table in the reader's language: a line a choice. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const locale = toLocale(asked.get('locale'));
  const id = toId(asked.get('id'));
  const path = localePath(locale, `/adminPanel/questionnaires${id === null ? '' : `/${id}/answers`}`);
  const session = await requestSession(request);
  if (!session) return seeOther(loginPath(locale, { returnUrl: path }));
  const reading = id === null ? null : await getQuestionnaireAnswers(session.accessToken, id);
  if (reading?.state !== 'ready') {
    const list = localePath(locale, '/adminPanel/questionnaires');
    return seeOther(`${list}?problem=${reading?.state === 'away' ? 'systemAway' : 'nothingHere'}`);
  }
  const t = await getTranslations({ locale, namespace: 'AdminQuestionnaires' });
  const lines = reading.value.questions.flatMap(({ headline, choices, answered, stopped }, place) => {
    const start = [place + 1, headline];
    const whole = [...start, '', answered, stopped];
    return [whole, ...choices.map(({ label, count }) => [...start, label, count, ''])];
  });
  const heads = ['#', t('edit.headline'), t('results.choice'), t('results.chosen'), t('results.stoppedHead')];
  return downloadTable([heads, ...lines], `questionnaire-${id}-answers`);
}
