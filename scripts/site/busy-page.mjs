import { readFileSync } from 'node:fs';
import { telHref } from '../../lib/contract/dialled.mjs';
import { providerPhone } from '../../lib/http/provider-phone.mjs';
import { securityHeaders } from '../../lib/http/security-headers.mjs';
import { defaultLocale, languages } from '../../lib/i18n/language-table.mjs';
import { splitAddress } from '../../lib/i18n/split-address.mjs';
import { escapeHtml } from './escape-html.mjs';
import { styleHashes } from './style-hashes.mjs';

const style = 'font-family:system-ui, sans-serif;margin:4rem auto;max-width:36rem;padding:0 1rem';
const headers = {
  ...securityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    ...["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
    `style-src ${styleHashes(`<body style="${style}">`).join(' ')}`,
  ].join('; '),
  /** Seconds after which the line is another one. */
  'retry-after': '5',
};

/**
 * What whoever finds too many before them is told, in the language of the address: to ask again, and whom to ring. Made
 * once for each language, of the number that pages showed last, so that it costs nothing while many ask.
 * @returns {import('node:http').RequestListener}
 */
export function busyPage() {
  const made = new Map();
  let phone = '';

  function bodyIn(locale) {
    if (phone !== providerPhone()) made.clear();
    phone = providerPhone();
    if (!made.has(locale)) made.set(locale, Buffer.from(pageOf(wordsIn(locale), phone)));
    return made.get(locale);
  }

  return ({ method, url }, response) => {
    const body = bodyIn(splitAddress(url).prefix.slice(1) || defaultLocale);
    response.writeHead(503, { ...headers, 'content-length': body.length });
    response.end(method === 'HEAD' ? undefined : body);
  };
}

function wordsIn(locale) {
  const { tag, direction } = languages.find((one) => one.locale === locale);
  const { Errors, Client } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
  return { tag, direction, ...Errors, again: Client.error.again };
}

function pageOf({ tag, direction, awayTitle, busyText, awayRing, again }, phone) {
  const number = `<a href="${telHref(phone)}"><bdi dir="ltr">${escapeHtml(phone)}</bdi></a>`;
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(awayTitle)}</title>
<body style="${style}">
<main>
<h1>${escapeHtml(awayTitle)}</h1>
<p>${escapeHtml(busyText)}</p>
${phone && `<p>${escapeHtml(awayRing)} ${number}</p>`}
<p><a href="">${escapeHtml(again)}</a></p>
</main>
`;
}
