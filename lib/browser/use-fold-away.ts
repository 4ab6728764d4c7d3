import 'client-only';
import { useEffect } from 'react';

const openMenus = 'details[data-folds-away][open]';

/** Menus that lie over the page fold away when somebody turns to something else, or presses Escape. */
export function useFoldAway(): void {
  useEffect(() => {
    function onElsewhere({ target }: Event) {
      for (const menu of document.querySelectorAll(openMenus)) {
        if (target instanceof Node && !menu.contains(target)) menu.removeAttribute('open');
      }
    }
    function onKeyDown({ key }: KeyboardEvent) {
      const menu = key === 'Escape' && document.querySelector(openMenus);
      if (!menu) return;
      menu.removeAttribute('open');
      menu.querySelector('summary')?.focus();
    }
    document.addEventListener('click', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
