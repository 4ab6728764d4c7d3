import { POST as callBack } from '@/app/api/call-back/route';
import { POST as forgotPassword } from '@/app/api/forgot-password/route';
import { POST as newsletter } from '@/app/api/newsletter/route';
import { POST as register } from '@/app/api/register/route';
import { POST as signIn } from '@/app/api/sign-in/route';
import { visitorHeader } from '@/lib/contract/visitor-header';
import { json, Upstream } from '@/testing/upstream';

const upstream = new Upstream((_, response) => json(response, { message: 'refused' }, 400));
beforeAll(() => upstream.start());
afterAll(() => upstream.stop());

const [email, password] = ['edith@example.org', 'Correct-Horse-9'];
const forms: [string, (request: Request) => Promise<Response>, object][] = [
  ['the login', signIn, { email, password }],
  ['the register form', register, { userName: 'Edith', email, password, confirmPassword: password }],
  ['the form for a forgotten password', forgotPassword, { email }],
  ['the newsletter', newsletter, { email }],
  ['a request for a call back', callBack, { yourName: 'Edith', email, yourMessage: 'Hello' }],
];

it.each(forms)('%s tells the API who visits, for its limits, and nothing else of them', async (_, post, body) => {
  upstream.requests.length = 0;
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': '192.0.2.1',
    [visitorHeader]: 'key 192.0.2.7',
  };
  await post(new Request('http://site.example/api/x', { method: 'POST', body: JSON.stringify(body), headers }));
  expect(upstream.requests).toHaveLength(1);
  expect(upstream.requests[0]?.headers).toMatchObject({ [visitorHeader]: 'key 192.0.2.7' });
  expect(upstream.requests[0]?.headers).not.toHaveProperty('x-forwarded-for');
});
