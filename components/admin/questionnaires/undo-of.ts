type Keys = Pick<React.KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** Of a control whose words are not the questions' yet: what is typed there the browser takes back. */
export const ownWords = { 'data-own-words': '' };

/** What keys mean for the questions; in a dialog, which stands on them as they are, nothing. */
export function undoOf({ key, code, ctrlKey, metaKey, altKey, shiftKey, target }: Keys): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (target instanceof Element && target.closest('dialog, [data-own-words]')) return null;
  // The key where Z stands, for a keyboard without Latin letters.
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
  if (letter === 'y') return 'redo';
  if (letter !== 'z') return null;
  return shiftKey ? 'redo' : 'undo';
}
