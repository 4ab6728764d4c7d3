import { honeypotField } from '@/lib/http/honeypot';
import { readForm } from '@/lib/http/read-form';
import { type CallBackFields, contactFieldNames, emptyCallBackFields } from './call-back-fields';
import { type FormPage, toFormPage } from './form-page';

export type Submission = { fields: CallBackFields; isFromProgram: boolean; locale: string; page: FormPage };

const maxBytes = 64 * 1024;

/** A posted form or its JSON twin; null when it is neither or too large. */
export async function readSubmission(request: Request): Promise<Submission | 'too large' | null> {
  const values = await readForm(request, maxBytes);
  if (values === null || values === 'too large') return values;
  const fields = { ...emptyCallBackFields };
  for (const name of Object.keys(emptyCallBackFields).filter(isField)) {
    fields[name] = (values.get(name) ?? values.get(contactFieldNames[name] ?? '') ?? '').trim();
  }
  return {
    fields,
    isFromProgram: Boolean(values.get(honeypotField)),
    locale: values.get('locale') ?? '',
    page: toFormPage(values.get('page')),
  };
}

function isField(name: string): name is keyof CallBackFields {
  return name in emptyCallBackFields;
}
