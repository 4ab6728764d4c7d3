import 'client-only';

/** Not words: hidden fields, files and passwords, also one that is shown. Some forms keep what is typed by themselves. */
const words =
  'form:not([data-keeps-words]) :is(input:not([type=hidden], [type=file], [type=password], [autocomplete$=-password]), textarea, select)[name]';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** One field; `form` tells fields of one name apart. */
export type Word = { form: string; name: string; value: string; isChecked: boolean };

/** What is typed and chosen in the forms of this page. */
export function readWords(): Word[] {
  return controls().map((control) => ({
    form: formOf(control),
    name: control.name,
    value: control.value,
    isChecked: isTicked(control),
  }));
}

/** Puts it into the same fields, as if it were typed again. */
export function writeWords(words: readonly Word[]): void {
  const waiting = [...words];
  for (const control of controls()) {
    const index = waiting.findIndex(
      ({ form, name, value }) =>
        form === formOf(control) && name === control.name && (!canTick(control) || value === control.value),
    );
    const [word] = index < 0 ? [] : waiting.splice(index, 1);
    if (word) write(control, word);
  }
}

function controls(): Control[] {
  return [...document.querySelectorAll<Control>(words)];
}

function formOf(control: Control): string {
  return control.form?.getAttribute('action') ?? '';
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
