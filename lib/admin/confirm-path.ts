import { listWith } from './list-path';

export function refusedPath(path: string, search: string, code: string | undefined): string {
  if (code === 'passwordAgain') return confirmPath(path, search);
  return listWith(path, search, { problem: code ?? 'failed' });
}

/** The page that asks for the password once more, and goes on to a screen from there, or with a deed that was begun. */
export function confirmPath(path: string, search: string, deed?: string): string {
  return listWith('/adminPanel/confirm', '', { path, search, ...(deed && { deed }) });
}
