import { type GovukForm, govukSchema } from '@/lib/contract/forms/govuk-form';
import { questionnaireInput } from '@/lib/contract/questionnaire';
import { readPages } from './govuk-pages';
import { type Note, type ReadQuestionnaire, readQuestions } from './read-questionnaire';
import { because } from './reasons';

export function readGovuk(json: unknown): ReadQuestionnaire | null {
  const parsed = govukSchema.safeParse(json);
  const pages = parsed.data?.steps ?? parsed.data?.pages;
  if (!parsed.data || !pages || pages.length === 0) return null;
  const form = parsed.data;
  const { questions: candidates, notes } = readPages(pages);
  const read = readQuestions(candidates);
  const title = questionnaireInput.shape.title.safeParse(form.name.slice(0, 200));
  return {
    source: 'GOV.UK Forms',
    sourceKey: form.form_id ?? form.id ?? form.name,
    title: title.success ? title.data : 'Untitled form',
    description: '',
    purpose: '',
    questions: read.questions,
    notes: [...notes, ...read.notes, ...notAsked(form)],
  };
}

function notAsked(form: GovukForm): Note[] {
  const parts = [
    ['the declaration', form.declaration_text || form.declaration_markdown, because('declaration')],
    ['what happens next', form.what_happens_next_markdown, because('nextWords')],
    ['the payment link', form.payment_url, because('payment')],
    ['the privacy notice', form.privacy_policy_url, because('privacy')],
    ['the address answers were mailed to', form.submission_email, because('mailed')],
  ] as const;
  return parts.flatMap(([what, said, reason]) => (said.trim() === '' ? [] : [{ what, reason }]));
}
