import { readBody } from './read-body';

/** The fields of a posted form or of its JSON twin; null when it is neither. */
export async function readForm(request: Request, maxBytes: number): Promise<URLSearchParams | 'too large' | null> {
  const body = await readBody(request, maxBytes);
  if (body === 'too large') return body;
  return body === 'cut short' ? null : parse(body.text, request.headers.get('content-type') ?? '');
}

export function isJson(request: Request): boolean {
  return request.headers.get('content-type')?.startsWith('application/json') ?? false;
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
