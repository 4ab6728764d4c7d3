import { areSocialLinks, toSocialLinks } from './social-links';

it('reads an address a line, each called as people call its network', () => {
  const text = 'https://www.facebook.com/fernhollow\n\n https://uk.linkedin.com/company/a \r\nhttps://care.example/us';
  expect(toSocialLinks(text).map(({ name }) => name)).toEqual(['Facebook', 'LinkedIn', 'care.example']);
  expect(areSocialLinks(text)).toBe(true);
  expect(areSocialLinks('')).toBe(true);
});

it.each([
  'facebook.com/us',
  'javascript:alert(1)',
  'https://',
  'https://notfacebook.com/a\nmailto:a@b.example',
  'https://a.example '.repeat(9),
])('%j is refused', (text) => {
  expect(areSocialLinks(text)).toBe(false);
});

it('takes no other host for a network', () => {
  expect(toSocialLinks('https://notfacebook.com/a')).toEqual([
    { name: 'notfacebook.com', href: 'https://notfacebook.com/a' },
  ]);
});
