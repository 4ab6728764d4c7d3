import 'server-only';

/** What kind of body comes with these headers, without its parameters: `application/json`; '' where they do not say. */
export function mediaTypeOf(headers: Headers): string {
  const [type = ''] = (headers.get('content-type') ?? '').split(';', 1);
  return type.trim().toLowerCase();
}
