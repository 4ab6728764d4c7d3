import { plainPicture } from '@/care-api/testing/sample-pictures';
import type { FaultReport } from '@/lib/contract/faults';
import { type FaultyForm, formFaults } from '@/lib/contract/form-faults';
import { formRefusal } from '@/testing/form-rules';
import { someProfile } from '@/testing/some-profile';
import { openTestSite, password } from '@/testing/test-site';
import { POST as ownAccount } from './account/[form]/route';
import { POST as alertStep } from './alerts/[step]/route';
import { POST as alerts } from './alerts/route';
import { POST as answers } from './answers/[id]/route';
import { POST as applicationMessage } from './applications/messages/route';
import { POST as withdraw } from './applications/withdraw/route';
import { POST as callBack } from './call-back/route';
import { POST as callBackStatus } from './call-back/status/route';
import { POST as comments } from './comments/route';
import { POST as complaint } from './complaint/route';
import { POST as forgotPassword } from './forgot-password/route';
import { POST as interview } from './interviews/route';
import { POST as deleteAccount } from './my-data/delete/route';
import { POST as newsletterStep } from './newsletter/[step]/route';
import { POST as newsletter } from './newsletter/route';
import { POST as profile } from './profile/route';
import { POST as reference } from './references/route';
import { POST as register } from './register/route';
import { POST as resetPassword } from './reset-password/route';
import { POST as signIn } from './sign-in/route';
import { POST as signOut } from './sign-out/route';
import { POST as start } from './start/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));
jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => key,
  getMessages: async () => ({}),
}));
jest.mock('next/headers', () => ({ cookies: async () => ({ set: () => {}, delete: () => {}, get: () => {} }) }));

type Fields = Record<string, string>;
type Form = {
  post: (request: Request) => Promise<Response>;
  /** What is taken. */
  whole: Fields;
  wrong: Record<string, Fields>;
  /** Sends files. */
  isMultipart?: boolean;
  /** May have files: what is said of them stands beside the handler. */
  alsoMultipart?: boolean;
};

const long = (length: number) => 'x'.repeat(length);
const site = openTestSite();
let postId: string;
let strangersComment: string;
let listingId: string;
let version: string;
let picture: File;
beforeAll(async () => {
  const { test } = site.api;
  const admin = await test.signIn('admin');
  const make = async (path: string, body: unknown) =>
    (await test.send('POST', path, body, { as: admin })).json() as Promise<Record<string, string>>;
  postId = String((await make('/Post', { title: 'A post', description: '<p>Words</p>' })).id);
  strangersComment = String((await make('/Comment', { postId: Number(postId), content: 'Mine' })).commentId);
  listingId = String((await make('/TypeDetail', { typeTitle: 'A job' })).typeId);
  const questions = [{ id: 1, identifier: 'why', headline: 'Why?', questionType: 'text', required: true }];
  version = `${(await make('/Questionnaire', { title: 'Q', typeId: listingId, questions })).id}.1`;
  picture = new File([new Uint8Array(await plainPicture(4, 3).png().toBuffer())], 'me.png', { type: 'image/png' });
});

const email = 'edith@example.org';
const invisible = 'a\u0007b';
const account = { userName: 'edith', email, password, confirmPassword: password };
const reset = { token: 'no-such-token', email, password, confirmPassword: password };
const asked = { yourName: 'Edith', email, yourMessage: 'Hello' };
const honeypot = { company_website: 'http://spam.example' };

const forms: Record<string, () => Form> = {
  'sign-in': () => ({
    post: signIn,
    whole: { email, password },
    wrong: {
      empty: {},
      'no email': { password },
      'no password': { email },
      'no such email': { email: 'edith', password },
      'short password': { email, password: 'short' },
      'long password': { email, password: long(257) },
      'unknown account': { email, password },
      honeypot: { email, password, ...honeypot },
      'with a way back': { email, password, returnUrl: '/profiles' },
      'with a foreign way back': { email, password, returnUrl: '//evil.example' },
    },
  }),
  register: () => ({
    post: register,
    whole: account,
    wrong: {
      empty: {},
      'no name': { ...account, userName: ' ' },
      'short name': { ...account, userName: 'e' },
      'long name': { ...account, userName: long(41) },
      'name of other letters': { ...account, userName: '<edith>' },
      'invisible name': { ...account, userName: invisible },
      'no email': { ...account, email: '' },
      'no such email': { ...account, email: 'edith@' },
      'long email': { ...account, email: `${long(250)}@example.org` },
      'email the API knows better': { ...account, email: 'a..b@example.org' },
      'no password': { ...account, password: '', confirmPassword: '' },
      'short password': { ...account, password: 'short', confirmPassword: 'short' },
      'common password': { ...account, password: 'password1', confirmPassword: 'password1' },
      'password that is the email': { ...account, password: email, confirmPassword: email },
      'no confirmation': { ...account, confirmPassword: '' },
      'other confirmation': { ...account, confirmPassword: 'Another-Horse-9' },
      honeypot: { ...account, ...honeypot },
      taken: { ...account, userName: 'ann1', email: 'ann1@example.org' },
    },
  }),
  start: () => ({
    post: start,
    whole: { fullName: 'Edith', email, password, listing: '41' },
    wrong: {
      empty: {},
      'no name': { fullName: ' ', email, password, listing: '41' },
      'a letter for a name': { fullName: 'E', email, password, listing: '41' },
      'long name': { fullName: long(300), email, password, listing: '41' },
      'no email': { password, listing: '41' },
      'no such email': { email: 'edith@', password, listing: '41' },
      'long email': { email: `${long(250)}@example.org`, password, listing: '41' },
      'short password': { email, password: 'short', listing: '41' },
      'common password': { email, password: 'password1', listing: '41' },
      'no listing': { email: 'edith@', password },
      'no such listing': { email: 'edith@', password, listing: '../x' },
      honeypot: { email, password, listing: '41', ...honeypot },
      'with a foreign way back': { email: 'edith@', password, listing: '41', returnUrl: '//evil.example' },
    },
  }),
  'forgot-password': () => ({
    post: forgotPassword,
    whole: { email },
    wrong: { empty: {}, 'no such email': { email: 'edith' }, honeypot: { email, ...honeypot } },
  }),
  'reset-password': () => ({
    post: resetPassword,
    whole: reset,
    wrong: {
      empty: {},
      'no such email': { ...reset, email: 'edith' },
      'short password': { ...reset, password: 'short', confirmPassword: 'short' },
      'other confirmation': { ...reset, confirmPassword: 'Another-Horse-9' },
      'unknown token': reset,
      'long token': { ...reset, token: long(300) },
    },
  }),
  'sign-out': () => ({ post: signOut, whole: {}, wrong: {} }),
  'call-back': () => ({
    post: callBack,
    whole: asked,
    wrong: {
      empty: {},
      'no name': { ...asked, yourName: '' },
      'long name': { ...asked, yourName: long(130) },
      'invisible name': { ...asked, yourName: invisible },
      'no email': { ...asked, email: '' },
      'no such email': { ...asked, email: 'edith' },
      'no such phone': { ...asked, phoneNo: 'call me' },
      'long phone': { ...asked, phoneNo: long(41) },
      'long message': { ...asked, yourMessage: long(4_001) },
      'message too long with its extras': { ...asked, yourMessage: long(3_990), subject: long(200) },
      'no name from contact': { ...asked, yourName: '', page: '/contact' },
      'no name from elsewhere': { ...asked, yourName: '', page: 'https://evil.example' },
      'no number to ring': { ...asked, contactBy: 'phone' },
      'no address to write to': { ...asked, email: '', contactBy: 'email', phoneNo: '01632 960123' },
      'a day that is over': { ...asked, date: '2020-01-02' },
      'a day that is over, and no name': { ...asked, yourName: '', date: '2020-01-02' },
      'long needs': { ...asked, interpreter: long(81), needWords: long(501) },
    },
  }),
  'call-back/status': () => ({
    post: callBackStatus,
    whole: { token: long(43), change: 'cancel' },
    wrong: {
      empty: {},
      'no change': { token: long(43) },
      'no token': { change: 'cancel' },
      'no number': { token: long(43), change: 'phone' },
      'no such number': { token: long(43), change: 'phone', phoneNo: 'letters' },
    },
  }),
  interviews: () => ({
    post: interview,
    whole: { token: long(43), change: 'cancel' },
    wrong: {
      empty: {},
      'no change': { token: long(43) },
      'no token': { change: 'cancel' },
      'no such time': { token: long(43), change: 'choose', time: 'soon' },
    },
  }),
  'applications/messages': () => ({
    post: applicationMessage,
    whole: { id: '999999', words: 'Tuesday suits me.' },
    wrong: {
      empty: {},
      'no such application': { id: 'all', words: 'Hello' },
      'no words': { id: '999999', words: ' ' },
      'long words': { id: '999999', words: long(4_001) },
      'invisible words': { id: '999999', words: invisible },
      "somebody else's": { id: '999999', words: 'Hello' },
    },
  }),
  references: () => ({
    post: reference,
    whole: { token: long(43), change: 'keep' },
    wrong: {
      empty: {},
      'no change': { token: long(43) },
      'no token': { change: 'keep' },
      'no such day': { token: long(43), change: 'keep', from: 'May' },
      'no reason': { token: long(43), change: 'decline' },
    },
  }),
  complaint: () => ({
    post: complaint,
    whole: { kind: 'care', message: 'Nobody came.' },
    wrong: {
      empty: {},
      'no such kind': { kind: 'war', message: 'Nobody came.' },
      'no message': { kind: 'care', message: ' ' },
      'long message': { kind: 'care', message: `<b>${long(10_001)}</b>` },
      'no such email': { kind: 'care', message: 'Nobody came.', email: 'edith' },
      'no such phone': { kind: 'care', message: 'Nobody came.', phone: 'call me' },
      'about data, by nobody': { kind: 'data', message: 'You lost my file.' },
      'about data, not to be reached': { kind: 'data', message: 'You lost my file.', name: 'Edith' },
    },
  }),
  alerts: () => ({
    post: alerts,
    whole: { email, search: 'q=night', pace: 'daily' },
    wrong: {
      empty: {},
      'no such email': { email: 'edith', search: 'q=night' },
      'search that no header holds': { email: 'edith', search: 'q=\u017a\nnight' },
      'no such search': { email, search: 'page=-1' },
    },
  }),
  'alerts/change': () => ({
    post: (request) => alertStep(request, { params: Promise.resolve({ step: 'change' }) }),
    whole: { token: 'no-such-token' },
    wrong: { empty: {}, unknown: { token: 'no-such-token' }, honeypot: { token: 'x', ...honeypot } },
  }),
  newsletter: () => ({
    post: newsletter,
    whole: { email },
    wrong: { empty: {}, 'no such email': { email: 'edith' }, 'long email': { email: `${long(250)}@example.org` } },
  }),
  'newsletter/confirm': () => ({
    post: (request) => newsletterStep(request, { params: Promise.resolve({ step: 'confirm' }) }),
    whole: { token: 'no-such-token' },
    wrong: { empty: {}, unknown: { token: 'no-such-token' }, honeypot: { token: 'x', ...honeypot } },
  }),
  'newsletter/unsubscribe': () => ({
    post: (request) => newsletterStep(request, { params: Promise.resolve({ step: 'unsubscribe' }) }),
    whole: { token: 'no-such-token' },
    wrong: { empty: {}, unknown: { token: 'no-such-token' } },
  }),
  'newsletter/else': () => ({
    post: (request) => newsletterStep(request, { params: Promise.resolve({ step: 'else' }) }),
    whole: {},
    wrong: { unknown: {} },
  }),
  comments: () => ({
    post: comments,
    whole: { action: 'post', postId, content: 'Hello' },
    wrong: {
      empty: {},
      'no action': { postId, content: 'Hello' },
      'no such action': { action: 'burn', postId, content: 'Hello' },
      'no post': { action: 'post', content: 'Hello' },
      'post that is none': { action: 'post', postId: '-1', content: 'Hello' },
      'post nobody has': { action: 'post', postId: '999999', content: 'Hello' },
      'no content': { action: 'post', postId, content: ' ' },
      'long content': { action: 'post', postId, content: long(4_001) },
      'invisible content': { action: 'post', postId, content: invisible },
      'swear word': { action: 'post', postId, content: 'You are shit' },
      'answer to nothing': { action: 'post', postId, content: 'Hello', parentId: '999999' },
      'edit without id': { action: 'edit', postId, content: 'Hello' },
      "edit of a stranger's": { action: 'edit', postId, id: strangersComment, content: 'Hello' },
      'edit of nothing': { action: 'edit', postId, id: '999999', content: 'Hello' },
      "deletion of a stranger's": { action: 'delete', postId, id: strangersComment },
      'deletion of nothing': { action: 'delete', postId, id: '999999' },
    },
  }),
  profile: () => ({
    post: profile,
    isMultipart: true,
    whole: someProfile,
    wrong: {
      empty: {},
      'no picture': { ...someProfile, noPicture: '1' },
      ...Object.fromEntries(
        ['email', 'phoneNo', 'gender', 'address', 'street', 'city', 'state', 'country', 'nationality'].flatMap(
          (name) => [
            [`no ${name}`, { ...someProfile, [name]: '' }],
            [`long ${name}`, { ...someProfile, [name]: long(501) }],
            [`invisible ${name}`, { ...someProfile, [name]: invisible }],
          ],
        ),
      ),
      'no such email': { ...someProfile, email: 'edith' },
      'no such phone': { ...someProfile, phoneNo: 'call me' },
      'no birthday': { ...someProfile, day: '', month: '', year: '' },
      'no such birthday': { ...someProfile, day: '31' },
      'long words about': { ...someProfile, aboutyou: long(4_001) },
      'changed meanwhile': { ...someProfile, updatedDate: '2020-01-01T00:00:00Z' },
    },
  }),
  'my-data/delete': () => ({
    post: deleteAccount,
    whole: { password },
    wrong: { empty: {}, 'wrong password': { password: 'wrong-password' }, 'long password': { password: long(257) } },
  }),
  ...Object.fromEntries(
    Object.entries({
      choose: {},
      password: {
        'wrong password': { currentPassword: 'wrong-password' },
        'common password': { password: 'password1', confirmPassword: 'password1' },
      },
      email: {
        'wrong password': { currentPassword: 'wrong-password' },
        'no such email': { email: 'edith' },
      },
      confirm: { 'spent link': {} },
      sessions: { 'not theirs': { id: '6e9bd0a2-6f3c-4a53-8f8f-2f2f0d6a1a11' } },
    }).map(([form, wrong]) => [
      `account/${form}`,
      () => {
        const whole = { ...account, currentPassword: password, token: 'spent', id: '' };
        return {
          post: (request: Request) => ownAccount(request, { params: Promise.resolve({ form }) }),
          whole,
          wrong: {
            ...(form !== 'sessions' && { empty: {} }),
            ...Object.fromEntries(Object.entries(wrong).map(([what, fields]) => [what, { ...whole, ...fields }])),
          },
        };
      },
    ]),
  ),
  'applications/withdraw': () => ({
    post: withdraw,
    whole: { id: '999999' },
    wrong: { empty: {}, 'no id': { id: 'abc' }, 'nobody has it': { id: '999999' } },
  }),
  'answers/listing': () => ({
    post: (request) => answers(request, { params: Promise.resolve({ id: listingId }) }),
    whole: { version, 'answer-why': 'Because' },
    wrong: { empty: { version }, 'long answer': { version, 'answer-why': long(10_001) } },
    alsoMultipart: true,
  }),
  'answers/nothing': () => ({
    post: (request) => answers(request, { params: Promise.resolve({ id: '999999' }) }),
    whole: { 'answer-why': 'Because' },
    wrong: { empty: {} },
    alsoMultipart: true,
  }),
  'answers/no-id': () => ({
    post: (request) => answers(request, { params: Promise.resolve({ id: 'abc' }) }),
    whole: {},
    wrong: { empty: {} },
  }),
};

const kinds = ['json', 'form', 'multipart', 'text'] as const;
type Kind = (typeof kinds)[number];
const needsSession = /^(comments|profile|my-data|applications|answers|account)/;

function toRequest(kind: Kind, fields: Fields, headers: Fields): Request {
  const own = { 'sec-fetch-site': 'same-origin', host: 'site.example', ...headers };
  const address = 'http://site.example/api/x';
  if (kind === 'multipart') {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    if ('email' in fields && !('noPicture' in fields)) body.set('profilePhoto', picture);
    return new Request(address, { method: 'POST', body, headers: own });
  }
  const type = { json: 'application/json', form: 'application/x-www-form-urlencoded', text: 'text/plain' }[kind];
  const body = kind === 'json' ? JSON.stringify(fields) : String(new URLSearchParams(fields));
  return new Request(address, { method: 'POST', body, headers: { ...own, 'content-type': type } });
}

/** Which words a form's page carries. */
const carried: Record<string, FaultyForm> = {
  'sign-in': 'account',
  register: 'account',
  start: 'account',
  'forgot-password': 'account',
  'reset-password': 'account',
  'call-back': 'callBack',
  complaint: 'complaint',
  comments: 'comment',
  profile: 'profile',
  'my-data/delete': 'deletion',
  'account/choose': 'account',
  'account/password': 'account',
  'account/email': 'account',
};
const unsaid: string[] = [];

/** Status, words and way of an answer; not its codes. What differs from run to run is left out. */
async function toLine(response: Response): Promise<string> {
  const location = response.headers.get('location');
  const text = await response.text();
  const body = text === '' ? {} : JSON.parse(text);
  const { message, errors } = body;
  const ended = response.headers.getSetCookie().some((cookie) => /^Bearer=;/.test(cookie)) ? ' ended' : '';
  const words = [message, errors && Object.keys(errors).length > 0 && JSON.stringify(errors)].filter(Boolean).join(' ');
  return `${response.status}${ended} ${location ?? words}`
    .replaceAll(`applynow2/${listingId}`, 'applynow2/LISTING')
    .slice(0, 1_200);
}

/** Codes that the form's page could only say in English. */
async function noteUnsaid(name: string, response: Response): Promise<void> {
  const words: readonly string[] = formFaults[carried[name] ?? 'callBack'];
  if (!(name in carried) || !response.headers.get('content-type')?.startsWith('application/json')) return;
  const { code, codes = {} } = (await response.json()) as FaultReport;
  for (const one of [code, ...Object.values(codes).map((fault) => fault.code)]) {
    if (one && !words.includes(one)) unsaid.push(`${name}: ${one}`);
  }
}

/** What is wrong with a form of that name, sent in every way, that no rule says; nothing where all is as it is said. */
async function walk(name: string, make: () => Form): Promise<object[]> {
  const { post, whole, wrong, isMultipart, alsoMultipart } = make();
  const { cookie } = await site.somebody();
  const otherwise: object[] = [];
  const [inArabic] = Object.keys(wrong);
  const taken: Kind[] = isMultipart ? ['multipart'] : ['json', 'form'];
  const compare = (as: string, sent: Parameters<typeof formRefusal>[1], found: string) => {
    const expected = formRefusal(name, sent)?.slice(0, 1_200);
    if (found !== expected) otherwise.push({ form: `${name}: ${as}, ${sent.what}`, expected, found });
  };
  for (const kind of kinds.filter((one) => one !== 'multipart' || !alsoMultipart)) {
    for (const wants of isMultipart ? ['application/json', 'text/html'] : [undefined]) {
      const isTaken = taken.includes(kind);
      const isPlain = isMultipart ? wants === 'text/html' : kind === 'form';
      const accept: Fields = wants === undefined ? {} : { accept: wants };
      const from = (headers: Fields) => ({ cookie, ...accept, ...headers });
      const send = async (what: string, fields: Fields, headers: Fields) => {
        const response = await post(toRequest(kind, fields, headers));
        compare(`${kind} ${wants ?? ''}`, { isTaken, isPlain, what, inArabic }, await toLine(response.clone()));
        if (what !== 'API away') await noteUnsaid(name, response);
      };
      await send('from elsewhere', whole, from({ 'sec-fetch-site': 'cross-site' }));
      await send('from another origin', whole, from({ 'sec-fetch-site': '', origin: 'https://evil.example' }));
      await send('too large', { ...whole, more: long((isMultipart ? 33 : 2) * 1024 * 1024) }, from({}));
      if (!isTaken) {
        await send('another type', whole, from({}));
        continue;
      }
      if (needsSession.test(name)) await send('no session', whole, { cookie: 'Bearer=nonsense', ...accept });
      for (const [what, fields] of Object.entries(wrong)) await send(what, fields, from({}));
      await send('in Arabic', { ...(Object.values(wrong)[0] ?? whole), locale: 'ar' }, from({}));
      const headers = from(name === 'sign-out' ? { cookie: '' } : {});
      await site.whileAway(() => send('API away', whole, headers));
    }
  }
  const malformed = new Request('http://site.example/api/x', {
    method: 'POST',
    body: '{"a":',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie },
  });
  const sent = { isTaken: false, isPlain: false, what: 'malformed JSON', inArabic };
  compare('json', sent, await toLine(await post(malformed)));
  return otherwise;
}

beforeAll(() => site.makeAccount());

it.each(Object.entries(forms))(
  '%s is refused in the words of its rules, whichever way it is sent',
  async (name, make) => {
    expect(await walk(name, make)).toEqual([]);
    expect(unsaid).toEqual([]);
  },
  120_000,
);
