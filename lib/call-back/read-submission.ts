import { readBody } from '@/lib/http/read-body';
import { type CallBackFields, emptyCallBackFields, honeypotField } from './call-back-fields';

export type Submission = { fields: CallBackFields; isFromProgram: boolean; locale: string };

const maxBytes = 64 * 1024;

/** A posted form or its JSON twin; null when it is neither or too large. */
export async function readSubmission(request: Request): Promise<Submission | 'too large' | null> {
  const body = await readBody(request, maxBytes);
  if (body === 'too large') return body;
  const values = body === 'cut short' ? null : parse(body.text, request.headers.get('content-type') ?? '');
  if (!values) return null;
  const fields = { ...emptyCallBackFields };
  for (const name of Object.keys(emptyCallBackFields).filter(isField)) fields[name] = values.get(name)?.trim() ?? '';
  return {
    fields,
    isFromProgram: Boolean(values.get(honeypotField)),
    locale: values.get('locale') ?? '',
  };
}

function isField(name: string): name is keyof CallBackFields {
  return name in emptyCallBackFields;
}

function parse(text: string, contentType: string): URLSearchParams | null {
  if (contentType.startsWith('application/x-www-form-urlencoded')) return new URLSearchParams(text);
  if (!contentType.startsWith('application/json')) return null;
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
    return new URLSearchParams(
      Object.entries(json).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return null;
  }
}
