/** Whether a form may lead back to it: a screen of the back office, without language. */
export function isListPath(path: string): boolean {
  return /^\/adminPanel(\/[\w-]{1,64}){0,3}$/.test(path);
}

export function listWith(path: string, search: string, said: Record<string, string>): string {
  const [place = '', own = ''] = path.split('?');
  const asked = new URLSearchParams(search || own);
  for (const [name, value] of Object.entries(said)) asked.set(name, value);
  return asked.size > 0 ? `${place}?${asked}` : place;
}
