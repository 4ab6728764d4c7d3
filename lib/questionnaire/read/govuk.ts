import { type GovukForm, govukSchema } from '@/lib/contract/forms/govuk-form';
import { questionnaireInput } from '@/lib/contract/questionnaire';
import { readPages } from './govuk-pages';
import { type Note, type ReadQuestionnaire, readQuestions } from './read-questionnaire';

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
    ['the declaration', form.declaration_text || form.declaration_markdown, 'nothing is declared before sending'],
    ['what happens next', form.what_happens_next_markdown, 'our own words are shown after sending'],
    ['the payment link', form.payment_url, 'nothing is paid here'],
    ['the privacy notice', form.privacy_policy_url, 'our own is linked'],
    ['the address answers were mailed to', form.submission_email, 'answers are kept here, and mailed to nobody'],
  ] as const;
  return parts.flatMap(([what, said, reason]) => (said.trim() === '' ? [] : [{ what, reason }]));
}
