// A plain module, for Next's configuration and the front (scripts/site) choose pages by cookies too.

/** The sealed session; `secureBearerName` where the site is https. */
export const bearerName = 'Bearer';
/** The browser itself holds it to this host and to https. */
export const secureBearerName = '__Host-Bearer';
/** What script may know of the session. */
export const hintName = 'session-hint';
/** The ticket of a log-in whose second step is to come. */
export const signInStepName = 'sign-in-step';
/** What the API tells once, on its way to the page that shows it. */
export const shownOnceName = 'shown-once';
export const rememberedEmailName = 'remembered-email';
/** By it a browser that somebody was logged in with waits for no stranger's wrong passwords. */
export const knownDeviceName = 'known-device';
/** The code of the language a visitor chose. */
export const languageName = 'lang';
export const choiceName = 'cookie-choice';
/** Forms that came back, in parts. */
export const draftName = 'form-draft';

/**
 * The name of one part of a cookie too large for a browser; the first part is always there.
 * @param {string} name
 * @param {number} index from 0
 */
export function cookiePart(name, index) {
  return `${name}-${index}`;
}
