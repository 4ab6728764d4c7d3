'use client';
import { useRouter } from 'next/navigation';
import { useLocale, useMessages } from 'next-intl';
import { useState } from 'react';

/** Of results that were shown: whoever comes back to them finds them. */
const shown = new Map<string, string>();

/**
 * The first results of a page, as the HTML that the server has made: no script of theirs is loaded, nothing of them is
 * sent a second time as data. `name` is what they are held by.
 */
export function ResultsMarkup({ name }: { name: string }) {
  const router = useRouter();
  const words = { locale: useLocale(), messages: useMessages() };
  const [html] = useState(() => {
    if (typeof window !== 'undefined') return findHtml(name);
    // In the branch itself, that the browser's script has nothing of it.
    const { resultsHtml }: typeof import('./results-html') = require('./results-html');
    return resultsHtml(name, words);
  });

  /** Links of the site that nobody has answered yet lead from page to page without loading the whole. */
  function onLink(event: React.MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isElsewhere || event.defaultPrevented || link.origin !== window.location.origin) return;
    event.preventDefault();
    router.push(link.pathname + link.search + link.hash);
  }

  return (
    <div
      id={name}
      onClickCapture={onLink}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** As it stands in the page, also where a browser that translates has changed it, or React begins anew. */
function findHtml(name: string): string {
  const html = shown.get(name) ?? document.getElementById(name)?.innerHTML ?? '';
  shown.set(name, html);
  return html;
}
