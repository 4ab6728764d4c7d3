import { securityHeaders, transportSecurity } from './security-headers.mjs';

it('a site on https is held to it for two years, with its subdomains; any other is not', () => {
  const [, seconds = ''] =
    /^max-age=(\d+); includeSubDomains$/.exec(
      transportSecurity('https://care.example')['Strict-Transport-Security'] ?? '',
    ) ?? [];
  expect(Number(seconds)).toBe(2 * 365 * 86_400);
  for (const address of ['http://localhost:3000', undefined]) {
    expect(transportSecurity(address)).not.toHaveProperty('Strict-Transport-Security');
  }
});

it('every answer says that its type is not to be guessed, and little of where somebody comes from', () => {
  expect(securityHeaders).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});
