import 'client-only';

const keyOf = (path: string) => `kept-words ${path}`;
/** Passwords, hidden fields and files are not words. */
const words = 'main :is(input:not([type=password], [type=hidden], [type=file]), textarea, select)[name]';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Word = { name: string; value: string; isChecked: boolean };

/** Keeps what is typed on this page, in this tab, until its owner is back from logging in. */
export function keepWords(path: string, owner: string): void {
  const kept = controls().map(
    (control): Word => ({ name: control.name, value: control.value, isChecked: isTicked(control) }),
  );
  if (kept.length > 0) store(keyOf(path), JSON.stringify({ owner, kept }));
}

/** Puts it back, once, and for nobody else. */
export function restoreWords(path: string, owner: string): void {
  const text = take(keyOf(path));
  if (!text) return;
  const stored: { owner: string; kept: Word[] } = JSON.parse(text);
  if (stored.owner !== owner) return;
  const waiting = [...stored.kept];
  for (const control of controls()) {
    const index = waiting.findIndex(
      ({ name, value }) => name === control.name && (!canTick(control) || value === control.value),
    );
    const [word] = index < 0 ? [] : waiting.splice(index, 1);
    if (word) write(control, word);
  }
}

function controls(): Control[] {
  return [...document.querySelectorAll<Control>(words)];
}

function canTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

function isTicked(control: Control): boolean {
  return canTick(control) && control.checked;
}

/** By the element's own setter, and with the event typing makes: React hears of it. */
function write(control: Control, { value, isChecked }: Word): void {
  if (canTick(control)) {
    if (control.checked !== isChecked) control.click();
    return;
  }
  if (control.value === value) return;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function store(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Blocked or full: nothing can be kept.
  }
}

function take(key: string): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}
