/** An answer as it is judged, its headers in lower case. */
type Judged = { headers: Readonly<Record<string, string>>; html: string };

/**
 * What Mozilla's HTTP Observatory takes off 100 or adds to it, by its published scheme (1.4, `src/grader/charts.js`), test
 * by test, for a page that sets no cookies. A site in the browsers' list for HSTS, which its operator asks for, gets 5 more;
 * so do scripts with `integrity`.
 */
export function modifiersOf({ headers, html }: Judged): Record<string, number> {
  const policy = readPolicy(headers['content-security-policy'] ?? '');
  return {
    'content-security-policy': policyModifier(policy),
    'cross-origin-resource-policy': /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
    'cross-origin-resource-sharing': headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
    'referrer-policy': privateReferrers.includes(headers['referrer-policy'] ?? '') ? 5 : -5,
    'strict-transport-security': transportModifier(headers['strict-transport-security'] ?? ''),
    'subresource-integrity': foreignScripts(html).length > 0 ? -5 : 0,
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': policy.has('frame-ancestors') ? 5 : -20,
  };
}

type Policy = ReadonlyMap<string, readonly string[]>;

function readPolicy(text: string): Policy {
  const directives = text.split(';').map((one) => one.trim().toLowerCase().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];

function policyModifier(policy: Policy): number {
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const holds = (name: string, refused: readonly string[]) => sourcesOf(name).some((one) => refused.includes(one));
  const isInsecure = [...policy.values()].flat().some((one) => /^(http|ftp):/.test(one));
  const unsafe = [...broad, "'unsafe-inline'", 'data:'];
  if (!policy.has('script-src') && !policy.has('default-src')) return -25;
  if (holds('script-src', unsafe) || holds('object-src', broad) || isInsecure) return -20;
  if (holds('script-src', ["'unsafe-eval'"]) || holds('style-src', ["'unsafe-eval'"])) return -10;
  if (holds('style-src', unsafe)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function transportModifier(header: string): number {
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds < 15_768_000 ? -10 : 0;
}

/** Of another site, and without the hash of what they are to be. */
function foreignScripts(html: string): string[] {
  const scripts = html.match(/<script[^>]*\ssrc="(?:https?:)?\/\/[^>]*>/g) ?? [];
  return scripts.filter((script) => !script.includes('integrity='));
}
