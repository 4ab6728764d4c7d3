import 'client-only';
import { type RefObject, useEffect } from 'react';

export function useCloseFromOutside(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    function onElsewhere({ target }: Event) {
      const { current } = menu;
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false;
    }
    function onKeyDown({ key }: KeyboardEvent) {
      const { current } = menu;
      if (key !== 'Escape' || !current?.open) return;
      current.open = false;
      current.querySelector('summary')?.focus();
    }
    document.addEventListener('click', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [menu]);
}
