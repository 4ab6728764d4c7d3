/** How something came in: by a form of the site, by a comment, or to staff, who enter it. */
export const cameBys = ['form', 'comment', 'phone', 'letter', 'email', 'person'] as const;
/** By which staff enter it. */
export const enteredBys = ['phone', 'letter', 'email', 'person'] as const;
