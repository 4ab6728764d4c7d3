import { useEffect, useState } from 'react';
import { optionId } from './jump-list';

/** Which option of a combobox is active, and its keys; the box keeps the focus. */
export function useOptions(listId: string, hrefs: readonly string[], onOpen: (href: string) => void) {
  const [chosen, setChosen] = useState('');
  const active = hrefs.find((href) => href === chosen);
  useEffect(() => {
    if (active) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      // Whatever is around the box has its own Enter.
      event.stopPropagation();
      onOpen(active);
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || hrefs.length === 0) return;
    event.preventDefault();
    const at = active ? hrefs.indexOf(active) : step === 1 ? -1 : 0;
    setChosen(hrefs.at((at + step) % hrefs.length) ?? '');
  }

  return {
    active,
    box: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': hrefs.length > 0,
      'aria-controls': listId,
      'aria-activedescendant': active && optionId(listId, active),
      onKeyDown,
    },
  };
}
