import { useEffect, useRef } from 'react';

/**
 * `close` tells at once: the browser's own `close` event comes a task later, and whoever presses what opened it in
 * between would find it open in the state and closed on the screen.
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  function close() {
    dialog.current?.close();
    onClose();
  }

  return { modal: { ref: dialog, onCancel: close, onClose }, close };
}
