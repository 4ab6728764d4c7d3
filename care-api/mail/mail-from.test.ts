import { readEnvironment } from '@/care-api/kernel/env';
import { mailFrom } from './mail-from';

describe('the sender of mails', () => {
  it.each([
    [{}, 'no-reply@example.org'],
    [{ SITE_URL: 'http://localhost:3000' }, 'no-reply@example.org'],
    [{ SITE_URL: 'http://192.0.2.1' }, 'no-reply@example.org'],
    [{ SITE_URL: 'https://www.care.example.com/' }, 'no-reply@care.example.com'],
    [
      { SITE_URL: 'https://care.example.com', MAIL_FROM: 'Care <hello@care.example.com>' },
      'Care <hello@care.example.com>',
    ],
  ])('of %p is %s', (settings, sender) => {
    expect(mailFrom(readEnvironment(settings))).toBe(sender);
  });

  it.each(['nobody', 'a@b, c@d', 'Care <a@b>\r\nBcc: c@d', '<a@b> c@d'])('is not %p', (MAIL_FROM) => {
    expect(() => readEnvironment({ MAIL_FROM })).toThrow('MAIL_FROM');
  });
});
