import { POST as ownAccount } from '@/app/api/account/[form]/route';
import { POST as alertStep } from '@/app/api/alerts/[step]/route';
import { POST as endAlertAtOnce } from '@/app/api/alerts/one-click/route';
import { POST as forgetAnswers } from '@/app/api/answers/forget/route';
import { POST as applicationMessage } from '@/app/api/applications/messages/route';
import { POST as withdraw } from '@/app/api/applications/withdraw/route';
import { POST as callBack } from '@/app/api/call-back/route';
import { POST as comment } from '@/app/api/comments/route';
import { POST as forgotPassword } from '@/app/api/forgot-password/route';
import { POST as newsletterStep } from '@/app/api/newsletter/[step]/route';
import { POST as newsletter } from '@/app/api/newsletter/route';
import { POST as register } from '@/app/api/register/route';
import { POST as resetPassword } from '@/app/api/reset-password/route';
import { POST as staySignedIn } from '@/app/api/session/route';
import { POST as signIn } from '@/app/api/sign-in/route';
import { POST as signOut } from '@/app/api/sign-out/route';
import { sealSession } from '@/lib/auth/session';
import { visitorHeader } from '@/lib/contract/visitor-header';
import { json, Upstream } from '@/testing/upstream';

const upstream = new Upstream((_, response) => json(response, { message: 'refused' }, 400));
beforeAll(() => upstream.start());
afterAll(() => upstream.stop());

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const [email, password] = ['edith@example.org', 'Correct-Horse-9'];
type Form = [string, (request: Request) => Promise<Response>, object];
const forms: Form[] = [
  ['the login', signIn, { email, password }],
  ['the register form', register, { userName: 'Edith', email, password, confirmPassword: password }],
  ['the form for a forgotten password', forgotPassword, { email }],
  ['the newsletter', newsletter, { email }],
  ['a request for a call back', callBack, { yourName: 'Edith', email, yourMessage: 'Hello' }],
  ['the form for a new password', resetPassword, { token: 'token', email, password, confirmPassword: password }],
  ...['change', 'pause', 'end'].map(
    (step): Form => [
      `to ${step} an alert`,
      (request) => alertStep(request, { params: Promise.resolve({ step }) }),
      { token: 'token', pace: 'daily', weeks: '2' },
    ],
  ),
  ['a mail program that ends an alert', endAlertAtOnce, {}],
  ...['confirm', 'unsubscribe'].map(
    (step): Form => [
      `to ${step} the newsletter`,
      (request) => newsletterStep(request, { params: Promise.resolve({ step }) }),
      { token: 'token' },
    ],
  ),
  ['to stay signed in', staySignedIn, {}],
  ['to log out', signOut, {}],
  ...['name', 'sessions', 'confirm'].map(
    (form): Form => [
      `to change of an account: ${form}`,
      (request) => ownAccount(request, { params: Promise.resolve({ form }) }),
      { fullName: 'Edith Gray', id: '', token: 'token' },
    ],
  ),
  ['to forget answers', forgetAnswers, { id: '41' }],
  ['to withdraw', withdraw, { id: '41' }],
  ['to write about an application', applicationMessage, { id: '41', words: 'Hello' }],
  ...['post', 'edit', 'delete', 'report'].map(
    (action): Form => [
      `to ${action} a comment`,
      comment,
      { action, postId: '1', id: '2', content: 'Words', reason: 'other' },
    ],
  ),
];

async function cookieOf(): Promise<string> {
  const session = {
    ...{ sid: crypto.randomUUID(), accessToken: 'access', refreshToken: 'refresh', userId: 'me', name: 'Edith', email },
    ...{ isAdmin: false, signedInAt: Date.now(), endsAt: Date.now() + 600_000 },
  };
  return `Bearer=${await sealSession(session)}`;
}

it.each(forms)('%s tells the API who visits, for its limits, and nothing else of them', async (_, post, body) => {
  upstream.requests.length = 0;
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': '192.0.2.1',
    [visitorHeader]: 'key 192.0.2.7',
    cookie: await cookieOf(),
  };
  await post(new Request('http://site.example/api/x', { method: 'POST', body: JSON.stringify(body), headers }));
  expect(upstream.requests).toHaveLength(1);
  expect(upstream.requests[0]?.headers).toMatchObject({ [visitorHeader]: 'key 192.0.2.7' });
  expect(upstream.requests[0]?.headers).not.toHaveProperty('x-forwarded-for');
});
