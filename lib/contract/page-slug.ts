import { says } from './issue-faults';
import { typed } from './wire';

/** What the site's own addresses begin with, in small letters: no page of the provider's takes one of them. */
const reservedSlugs: readonly string[] = [
  ...[
    'about',
    'accessibility',
    'account',
    'adminpanel',
    'alerts',
    'api',
    'applynow',
    'applynow2',
    'blog',
    'blog-details',
  ],
  ...['blog-details-user-view', 'blog-user', 'cart', 'category', 'checkout', 'coming-soon', 'complaints'],
  ...['confirm-email', 'contact', 'cookie-policy', 'documents', 'error', 'faq', 'feed', 'form', 'home'],
  ...[
    'illustrations',
    'imagegallery',
    'imagegallerypicture',
    'interviews',
    'listing',
    'listing-details',
    'login',
    'login-register',
  ],
  ...['maps', 'my-data', 'newblog', 'newsletter', 'page-not-found', 'pagecontent', 'preview', 'pricing'],
  ...['privacy-policy', 'products-details', 'profiles', 'references', 'safeguarding', 'shop', 'start', 'team'],
  ...['terms-condition', 'testimonials', 'unreadable', 'usersdashboard', 'videogallery', 'what-it-costs'],
];

export function isReserved(slug: string): boolean {
  return reservedSlugs.includes(slug);
}

/** With a letter, so that no address is a number; two letters alone would be a language. */
const shape = /^(?=.*[a-z])(?=.{3})[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function isPageSlug(text: string): boolean {
  return shape.test(text) && !isReserved(text);
}

/** A page's own address below the site's: `our-prices`; '' for none. Taken as people type it, with slashes and capitals. */
export const pageSlug = typed(80)
  .transform((typedSlug) => typedSlug.replace(/^\/+|\/+$/g, '').toLowerCase())
  .refine((slug) => slug === '' || shape.test(slug), says('pageAddressInvalid'))
  .refine((slug) => !isReserved(slug), says('pageAddressReserved'));
