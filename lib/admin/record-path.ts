const screens: Readonly<Record<string, string>> = {
  faq: '/adminPanel/faqs',
  account: '/adminPanel/users',
  category: '/adminPanel/categories',
};

/** Where a thing of some kind is opened, without language; null where there is no screen for it. */
export function recordPath(kind: string, id: string): string | null {
  if (kind === 'company') return '/adminPanel/company';
  const list = screens[kind];
  return list && /^[\w-]{1,64}$/.test(id) ? `${list}/${id}` : null;
}
