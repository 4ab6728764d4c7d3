'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useAddressSearch } from '@/lib/browser/use-address-query';
import { useFoldAway } from '@/lib/browser/use-fold-away';
import { usePathname } from '@/lib/i18n/navigation';
import { doorAt } from './navigation-link';

const menus = 'details[data-close-on-navigation]';

/** What a full page load gives for nothing: a sign that a page is coming, and focus on its heading when it has come. */
export function NavigationEvents() {
  const t = useTranslations('Client');
  const path = usePathname();
  const search = useAddressSearch();
  const shown = useRef(path);
  /** What the address asks once another page of the same path has come. */
  const led = useRef<string>(undefined);
  const [isLeaving, setIsLeaving] = useState(false);
  useFoldAway();

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = pageLinkOf(event);
      if (!link) return;
      if (link.pathname !== location.pathname) return setIsLeaving(true);
      if (link.closest(menus)) turnToHeading();
      else if (doorAt(link.search) === doorAt(location.search)) return;
      if (link.search === location.search) return;
      led.current = link.search;
      // Elsewhere nothing tells that it has come.
      setIsLeaving('navigation' in window);
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
    if (shown.current === path && led.current !== search) return;
    shown.current = path;
    led.current = undefined;
    turnToHeading();
  }, [path, search]);

  if (!isLeaving) return null;
  return (
    <div role="progressbar" aria-label={t('loadingPage')} className="fixed inset-x-0 top-0 z-50 h-1 bg-sage">
      <div className="h-full w-1/3 animate-pulse bg-accent" />
    </div>
  );
}

function turnToHeading() {
  for (const menu of document.querySelectorAll(menus)) menu.removeAttribute('open');
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The link that is followed to a page of ours, in this window. */
function pageLinkOf(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a:not([target=_blank], [download])');
  // A download leaves the page where it is, and a picture opens in it.
  const isPage = link && !/^\/api\/|\.\w+$/.test(link.pathname);
  return isPage && link.origin === location.origin ? link : null;
}
