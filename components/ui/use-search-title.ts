import { useEffect, useRef } from 'react';

/** Calls the window by what is asked, from the second question on: the first stands in the page's own title. */
export function useSearchTitle(title: string): void {
  const last = useRef(title);
  useEffect(() => {
    if (last.current === title) return;
    last.current = title;
    document.title = title;
  }, [title]);
}
