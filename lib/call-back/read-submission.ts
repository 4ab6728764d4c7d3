import { type CallBackFields, emptyCallBackFields, honeypotField } from './call-back-fields';

export type Submission = { fields: CallBackFields; isFromProgram: boolean; locale: string };

const maxBytes = 64 * 1024;

/** A posted form or its JSON twin; null when it is neither or too large. */
export async function readSubmission(request: Request): Promise<Submission | 'too large' | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return 'too large';
  const text = await readText(request);
  if (text === null) return 'too large';
  const values = parse(text, request.headers.get('content-type') ?? '');
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

/** The body up to the limit, counted on the stream; null above it. */
async function readText(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
