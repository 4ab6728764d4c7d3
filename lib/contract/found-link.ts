export type FoundLink = { kind: 'site' | 'page' | 'post' | 'listing' | 'paper'; title: string; href: string };
