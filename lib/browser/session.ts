import 'client-only';
import { useSyncExternalStore } from 'react';
import { hintName } from '@/lib/http/cookie-names.mjs';
import { readHint, type SessionHint } from '@/lib/sign-in/session-hint';
import { readCookie } from './cookies';

/** Milliseconds between looks at a cookie that other tabs and time change. */
const lookEvery = 10_000;
const channelName = 'session';
const changed = 'session-changed';

export function useSessionHint(): SessionHint | null {
  const text = useSyncExternalStore(subscribe, read, () => '');
  return readHint(text);
}

/** 'signed-out' is somebody's wish and clears other tabs; one that 'ended' by itself takes no words from them. */
type SessionNews = { news: 'renewed' | 'ended' | 'signed-out'; from: string };

/** A channel speaks to the other channels of its own tab too. */
const thisTab = Math.random().toString(36).slice(2);

/** Tells all parts of all tabs that the session went on or ended; who signs out leaves this page and needs no news on it. */
export function announceSession(news: SessionNews['news']): void {
  if (news !== 'signed-out') window.dispatchEvent(new Event(changed));
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ news, from: thisTab } satisfies SessionNews);
  channel.close();
}

export function onSignedOutElsewhere(onSignOut: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => {
    if (data.news === 'signed-out' && data.from !== thisTab) onSignOut();
  };
  return () => channel.close();
}

function read(): string {
  return readCookie(hintName) ?? '';
}

function subscribe(onChange: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => {
    if (data.from !== thisTab) onChange();
  };
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
