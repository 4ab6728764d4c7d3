/** A page of this site that a link in a text can lead to; its address has no language. */
export type FoundLink = { kind: 'site' | 'page' | 'post' | 'listing'; title: string; href: string };
