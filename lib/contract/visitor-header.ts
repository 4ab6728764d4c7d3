/** By it the site tells the care API who visits: the key that both share, a space, and the visitor's address. */
export const visitorHeader = 'x-visitor';
