/** What rows of this import are known by, together with their key. */
export const wordpressSource = 'wordpress';
