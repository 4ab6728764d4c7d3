import 'client-only';
import { useSyncExternalStore } from 'react';
import { hintCookieName, readHint, type SessionHint } from '@/lib/sign-in/session-hint';
import { readCookie } from './cookies';

/** Milliseconds between looks at a cookie that other tabs and time change. */
const lookEvery = 10_000;
const channelName = 'session';
const changed = 'session-changed';

/** What this browser knows of its session; null for none, and on the server. */
export function useSessionHint(): SessionHint | null {
  const text = useSyncExternalStore(subscribe, read, () => '');
  return readHint(text, Date.now());
}

type SessionNews = 'renewed' | 'signed-out';

/** Tells all parts of all tabs that the session went on or ended. */
export function announceSession(news: SessionNews): void {
  window.dispatchEvent(new Event(changed));
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

/** Calls back when another tab signs out. Answers what stops it. */
export function onSignedOutElsewhere(onSignOut: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => {
    if (data === 'signed-out') onSignOut();
  };
  return () => channel.close();
}

/** '' also once the session is over, so that its end is a change too. */
function read(): string {
  const text = readCookie(hintCookieName) ?? '';
  return readHint(text, Date.now()) ? text : '';
}

function subscribe(onChange: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = onChange;
  const timer = setInterval(onChange, lookEvery);
  window.addEventListener(changed, onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    channel.close();
    clearInterval(timer);
    window.removeEventListener(changed, onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}
