/** What stays as it is, and why; everything else in Latin letters on an Arabic page says which language it is in. */
const excepted = {
  /** Names of cookies, letter by letter as a browser shows them; whose comment is replied to, a person's name. */
  elements: ['code', 'ul[aria-label^="الردود على"]'],
  /** Proper names within our own Arabic, which WCAG 3.1.2 excepts. */
  names: [
    ...['Relay UK', 'Information Commissioner’s Office', 'Care Quality Commission'],
    ...['Care Inspectorate Wales', 'Care Inspectorate', 'NHS Continuing Healthcare', 'Attendance Allowance'],
    ...['Care Certificate', 'Home Office'],
    ...['Equality Advisory and Support Service', 'Aegis', '2FAS', 'Google Authenticator'],
  ],
};

/**
 * The texts of an Arabic document, attributes that are read out included, with two words or more in Latin letters whose
 * nearest `lang` is Arabic. Runs in a page: it may use nothing from outside.
 */
export function findUnmarked({ html, elements, names }: typeof excepted & { html: string | null }): string[] {
  const place = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const readOut = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'label'];
  const silent = ['head', 'script', 'style', 'template', ...elements].join();
  const found: string[] = [];

  for (const element of place.querySelectorAll('*')) {
    if (element.closest(silent) || !/^ar\b/.test(element.closest('[lang]')?.getAttribute('lang') ?? '')) continue;
    for (const name of readOut) note(element.getAttribute(name), `${name} of ${element.localName}`);
    // With script on, what stands in noscript is no document but its source.
    if (element.localName === 'noscript') continue;
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) note(node.nodeValue, element.localName);
    }
  }
  return found;

  function note(text: string | null, where: string) {
    // Addresses of mail and of the web are in no language.
    let words = text?.replace(/\S*@\S*|\S+\.[a-z]\S*/gi, ' ') ?? '';
    for (const name of names) words = words.replaceAll(name, ' ');
    if (/\p{Script=Latin}{2,}\P{L}*\s\P{L}*\p{Script=Latin}{2,}/u.test(words)) found.push(`${where}: ${words.trim()}`);
  }
}

/** Of the page as it stands, or of the HTML of another. */
export const unmarkedIn = (html: string | null = null) => ({ html, ...excepted });
