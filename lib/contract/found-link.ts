/** A page of this site, or a paper of its library, that a link in a text can lead to; its address has no language. */
export type FoundLink = { kind: 'site' | 'page' | 'post' | 'listing' | 'paper'; title: string; href: string };
