'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useFoldAway } from '@/lib/browser/use-fold-away';
import { usePathname } from '@/lib/i18n/navigation';

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
    document.addEventListener('click', onClick);
    window.addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);

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

function leadsToAnotherPage(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a:not([target=_blank], [download])');
  // A download leaves the page where it is, and a picture opens in it.
  const isPage = link && !/^\/api\/|\.\w+$/.test(link.pathname);
  return isPage && link.origin === location.origin && link.pathname !== location.pathname;
}
