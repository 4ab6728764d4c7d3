'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useFoldAway } from '@/lib/browser/use-fold-away';
import { usePathname } from '@/lib/i18n/navigation';

/** Milliseconds after which no page is coming any more. */
const longest = 15_000;

/** What a full page load gives for nothing: a sign that a page is coming, and focus on its heading when it has come. */
export function NavigationEvents() {
  const t = useTranslations('Client');
  const path = usePathname();
  const shown = useRef(path);
  const [isLeaving, setIsLeaving] = useState(false);
  useFoldAway();

  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (leadsToAnotherPage(event)) setIsLeaving(true);
    }
    // Of a page that the history brings back the link that was pressed last is done with.
    const onShow = () => setIsLeaving(false);
    const listening = new AbortController();
    document.addEventListener('click', onClick, { signal: listening.signal });
    window.addEventListener('pageshow', onShow, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setIsLeaving(false), longest);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  useEffect(() => {
    setIsLeaving(false);
    if (shown.current === path) return;
    shown.current = path;
    for (const menu of document.querySelectorAll('details[data-close-on-navigation]')) menu.removeAttribute('open');
    focusHeading();
  }, [path]);

  if (!isLeaving) return null;
  return (
    <div role="progressbar" aria-label={t('loadingPage')} className="fixed inset-x-0 top-0 z-50 h-1 bg-sage">
      <div className="h-full w-1/3 animate-pulse bg-accent" />
    </div>
  );
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function leadsToAnotherPage(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return false;
  return link.origin === window.location.origin && link.pathname !== window.location.pathname && !isFile(link.pathname);
}

/** A download leaves the page where it is, and a picture opens in it. */
function isFile(path: string): boolean {
  return path.startsWith('/api/') || /\.\w+$/.test(path);
}
