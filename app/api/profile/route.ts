import { withCookies } from '@/lib/auth/answer-form';
import { packedDraftCookies } from '@/lib/auth/packed-draft';
import { requestSession } from '@/lib/auth/request-session';
import { revokeSession } from '@/lib/auth/revoked';
import type { Session } from '@/lib/auth/session';
import { endedSessionCookies } from '@/lib/auth/session-cookies';
import { getOwnProfile, saveProfile } from '@/lib/care-api/profiles';
import { readMultipart } from '@/lib/http/read-multipart';
import { isSameOrigin } from '@/lib/http/same-origin';
import { seeOther } from '@/lib/http/see-other';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/languages';
import { profileDraftCookie } from '@/lib/profile/profile-draft';
import { type ProfileFault, type ProfileFields, readProfileFields } from '@/lib/profile/profile-fields';
import { toProfileBody } from '@/lib/profile/to-profile-body';
import { loginPath } from '@/lib/sign-in/sign-in-paths';

/** Above the 5 MB a picture may have, so that a larger one is refused in words and the fields around it are kept. */
const maxBytes = 12 * 1024 * 1024;
const away: Refused = { status: 502, fault: { message: 'Please check the Network!', errors: {} } };
const over: Refused = { status: 401, fault: { message: 'Please sign in.', errors: {} } };

type Refused = { status: number; fault: ProfileFault };

/** Saves the profile: the same form by script, which asks for JSON, and without it. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request))
    return explain({ status: 403, fault: faultOf('Please send the form from our own page.') });
  const session = await requestSession(request);
  // Nobody else's megabytes are read.
  const form = session ? await readMultipart(request, maxBytes) : new FormData();
  if (form === 'too large') {
    const errors = { profilePhoto: 'Please choose a picture of at most 5 MB.' };
    return explain({ status: 413, fault: { message: 'There is a problem', errors } });
  }
  if (!form) return explain({ status: 415, fault: faultOf('Please send the form from our own page.') });
  const fields = readProfileFields((name) => textOf(form.get(name)));
  const refused = session ? await save(session, form, fields) : over;
  if (session && refused?.status === 401) revokeSession(session.sid);
  const wantsJson = request.headers.get('accept')?.startsWith('application/json') ?? false;
  if (wantsJson) return refused ? explain(refused) : Response.json({ message: 'saved' }, { headers: privately });
  return goOn(textOf(form.get('locale')), refused, session && { userId: session.userId, fields });
}

/** Null for success. */
async function save(session: Session, form: FormData, fields: ProfileFields): Promise<Refused | null> {
  const reading = await getOwnProfile(session);
  if (reading.state === 'refused') return over;
  if (reading.state === 'away') return away;
  const current = reading.state === 'ready' ? reading.value : null;
  const changedAt = current?.updatedDate ?? '';
  if (textOf(form.get('updatedDate')) !== changedAt) {
    return { status: 409, fault: { message: 'The profile was changed meanwhile.', errors: {}, changedAt } };
  }
  const picture = await readPicture(form.get('profilePhoto'));
  const made = toProfileBody({ current, fields, picture, userId: session.userId, now: new Date() });
  if ('fault' in made) return { status: 422, fault: made.fault };
  const sent = await saveProfile(session, current?.id ?? null, made.body);
  if (sent.ok) return null;
  if (sent.status === 401) return over;
  if (sent.status < 400 || sent.status >= 500) return away;
  return { status: sent.status, fault: { message: sent.message, errors: sent.errors } };
}

/** Null when none was chosen: browsers then send a file without name or content. */
async function readPicture(sent: FormDataEntryValue | null): Promise<{ type: string; content: Buffer } | null> {
  if (!(sent instanceof File) || (sent.size === 0 && sent.name === '')) return null;
  return { type: sent.type, content: Buffer.from(await sent.arrayBuffer()) };
}

const privately = { 'cache-control': 'no-store' };

function explain({ status, fault }: Refused): Response {
  return withCookies(Response.json(fault, { status, headers: privately }), status === 401 ? endedSessionCookies() : []);
}

type Typed = { userId: string; fields: ProfileFields };

function goOn(sentLocale: string, refused: Refused | null, typed: Typed | null): Response {
  const locale = isLocale(sentLocale) ? sentLocale : defaultLocale;
  const page = localePath(locale, '/profiles');
  const draft = refused && typed ? { ...typed, fault: refused.fault } : null;
  const cookies = packedDraftCookies(profileDraftCookie, draft);
  if (!refused) return withCookies(seeOther(`${page}?saved=1`), cookies);
  if (refused.status !== 401) return withCookies(seeOther(`${page}?problem=1`), cookies);
  const login = loginPath(locale, { returnUrl: `${page}?problem=1`, notice: 'expired' });
  return withCookies(seeOther(login), [...cookies, ...endedSessionCookies()]);
}

function faultOf(message: string): ProfileFault {
  return { message, errors: {} };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
