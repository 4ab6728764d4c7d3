import { toId } from '@/lib/http/to-id';
import { type Locale, localePath } from '@/lib/i18n/languages';
import { splitAddress } from '@/lib/i18n/split-address.mjs';

export const signInTabs = ['login', 'register', 'forgot'] as const;
export type SignInTab = (typeof signInTabs)[number];

const signInNotices = ['registered', 'mailed-how', 'mailed', 'reset', 'email', 'no-key', 'expired'] as const;
export type SignInNotice = (typeof signInNotices)[number];

export type SignInQuery = {
  returnUrl?: string | null;
  notice?: SignInNotice;
  /** A form came back: its words are in the draft's cookie. */
  isProblem?: boolean;
};

export function tabPath(tab: SignInTab): string {
  return tab === 'login' ? '/login-register' : `/login-register/${tab}`;
}

export function signInPath(locale: Locale, tab: SignInTab, query: SignInQuery = {}): string {
  return localePath(locale, tabPath(tab)) + toSearch(query);
}

export function loginPath(locale: Locale, query: SignInQuery = {}): string {
  return signInPath(locale, 'login', query);
}

export function startPath(locale: Locale, listingId: number): string {
  return localePath(locale, `/start/${listingId}`);
}

export function toAppliedListing(address: string | null): number | null {
  return address === null ? null : toId(/^\/applynow2\/(\d+)\/?(?:[?#]|$)/.exec(splitAddress(address).path)?.[1]);
}

/** The first page, in any language. It leads people who are signed in away. */
export function isWelcomePath(address: string): boolean {
  return /^\/([?#]|$)/.test(splitAddress(address).path);
}

export function codePath(locale: Locale, query: Pick<SignInQuery, 'returnUrl' | 'isProblem'>): string {
  return localePath(locale, '/login-register/code') + toSearch(query);
}

export function onwardPath(locale: Locale, returnUrl: string | null): string {
  return returnUrl !== null && !isWelcomePath(returnUrl) ? returnUrl : localePath(locale, '/listing');
}

export const accountPath = '/account';

export function chooseFirstPath(locale: Locale, returnUrl: string | null): string {
  return localePath(locale, accountPath) + toSearch({ returnUrl });
}

/** Takes the cookies of a dead session away and goes on to the login. */
export function endedSessionPath(locale: Locale, returnUrl: string): string {
  return `/api/session/ended?${new URLSearchParams({ locale, returnUrl })}`;
}

export function toSearch({ returnUrl, notice, isProblem }: SignInQuery): string {
  const params = new URLSearchParams();
  if (returnUrl) params.set('returnUrl', returnUrl);
  if (notice) params.set('notice', notice);
  if (isProblem) params.set('problem', '1');
  return params.size > 0 ? `?${params}` : '';
}

export function toTab(value: string): SignInTab | null {
  return signInTabs.find((tab) => tab === value) ?? null;
}

export function toNotice(value: string | null): SignInNotice | undefined {
  return signInNotices.find((notice) => notice === value);
}
