const screens: Readonly<Record<string, string>> = { faq: '/adminPanel/faqs', account: '/adminPanel/users' };

/** Where a thing of some kind is opened, without language; null where there is no screen for it. */
export function recordPath(kind: string, id: string): string | null {
  const list = screens[kind];
  return list && /^[\w-]{1,64}$/.test(id) ? `${list}/${id}` : null;
}
