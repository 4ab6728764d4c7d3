import { useEffect, useRef } from 'react';

/** `close` tells at once: the browser's event is a task later, and a press between finds it open in state alone. */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  function close() {
    dialog.current?.close();
    onClose();
  }

  return { modal: { ref: dialog, onCancel: close, onClose }, close };
}
