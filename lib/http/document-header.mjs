/**
 * The front's word that a page is asked for whole, not as data for a browser that has one: Next keeps its own from pages.
 * Whoever sends it from outside is not believed.
 */
export const documentHeader = 'x-document';
