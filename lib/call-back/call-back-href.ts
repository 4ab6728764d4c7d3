export function callBackHref(path: string, search: string): string {
  const [, id] = /^\/listing-details\/([1-9]\d{0,8})$/.exec(path) ?? [];
  if (id) return `/form?listing=${id}`;
  return path === '/listing' ? `/form${search}` : '/form';
}
