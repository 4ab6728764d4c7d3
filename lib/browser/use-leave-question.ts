import 'client-only';
import { useEffect } from 'react';

export function useLeaveQuestion(on: boolean, loses: () => boolean): void {
  useEffect(() => {
    if (!on) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (loses()) event.preventDefault();
    };
    // A way that script would go without a question becomes the browser's own, which asks.
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation();
    };
    window.addEventListener('beforeunload', ask);
    window.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('click', onClick, { capture: true });
    };
  }, [on, loses]);
}
