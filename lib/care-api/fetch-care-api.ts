import 'server-only';
import { knownDeviceHeader } from '@/lib/contract/known-device';
import { visitorHeader } from '@/lib/contract/visitor-header';
import { careApiUrl } from '@/lib/env';
import { timeLimit } from './time-limit';

type Asking = Pick<RequestInit, 'method' | 'body'> & {
  headers?: Headers | Record<string, string>;
  accessToken?: string | undefined;
  /** Who asks, as the front says: the API limits them, not the site. */
  visitor?: string | undefined;
  /** What their browser calls itself, so that people know their sessions again. */
  agent?: string | undefined;
  /** By which their browser is known again. */
  knownDevice?: string | undefined;
  /** Of the page it was asked on: mails about it are written in it. */
  locale?: string | undefined;
  /** Milliseconds until the answer is read. */
  deadline: number;
  signal?: AbortSignal;
  next?: RequestInit['next'];
};

/** Redirects are answered, never followed. What `read` leaves of the answer has no deadline any more. */
export async function fetchCareApi<T>(
  path: string,
  asking: Asking,
  read: (response: Response) => T | Promise<T>,
): Promise<T> {
  const { method, body, accessToken, visitor, agent, knownDevice, locale, deadline, signal, next } = asking;
  const headers = new Headers({ accept: 'application/json' });
  for (const [name, value] of new Headers(asking.headers)) headers.set(name, value);
  if (accessToken) headers.set('authorization', `Bearer ${accessToken}`);
  if (visitor) headers.set(visitorHeader, visitor);
  if (locale) headers.set('accept-language', locale);
  if (agent) headers.set('user-agent', agent);
  if (knownDevice) headers.set(knownDeviceHeader, knownDevice);
  const limit = timeLimit.begin(deadline);
  try {
    const response = await fetch(`${careApiUrl()}/${path}`, {
      method,
      headers,
      body,
      redirect: 'manual',
      ...(next ? { next } : { cache: 'no-store' }),
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    });
    return await read(response);
  } finally {
    limit.end();
  }
}
