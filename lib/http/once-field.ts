/** The hidden field of a form that must not be done twice. */
export const onceField = 'once';

export function newIdempotencyKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

const ofPage = 'page-';

/** The name that a form has before there is script: a page that is kept gives it to everyone. */
export function newPageKey(): string {
  return ofPage + newIdempotencyKey();
}

export function isPageKey(name: string): boolean {
  return name.startsWith(ofPage);
}
