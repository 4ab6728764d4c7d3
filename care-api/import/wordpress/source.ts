export const wordpressSource = 'wordpress';
