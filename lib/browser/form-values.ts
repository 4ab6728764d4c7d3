import 'client-only';
import { splitAddress } from '@/lib/i18n/split-address.mjs';

/** Left out are hidden fields, files and passwords, also one that is shown. Some forms keep what is typed by themselves. */
const fields =
  'form:not([data-keeps-words]) :is(input:not([type=hidden], [type=file], [type=password], [autocomplete$=-password]), textarea, select)[name]';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type FieldValue = { form: string; name: string; value: string; isChecked: boolean };

export function readFormValues(): FieldValue[] {
  return controls().map((control) => ({
    form: formOf(control),
    name: control.name,
    value: control.value,
    isChecked: isTicked(control),
  }));
}

export function fillFormValues(values: readonly FieldValue[]): void {
  const waiting = [...values];
  for (const control of controls()) {
    const index = waiting.findIndex(
      ({ form, name, value }) =>
        form === formOf(control) && name === control.name && (!canTick(control) || value === control.value),
    );
    const [found] = index < 0 ? [] : waiting.splice(index, 1);
    if (found) write(control, found);
  }
}

function controls(): Control[] {
  return [...document.querySelectorAll<Control>(fields)];
}

/** In whatever language. */
function formOf(control: Control): string {
  return splitAddress(control.form?.getAttribute('action') ?? '').path;
}

function canTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

function isTicked(control: Control): boolean {
  return canTick(control) && control.checked;
}

/** By the element's own setter, and with the event typing makes: React hears of it. */
function write(control: Control, { value, isChecked }: FieldValue): void {
  if (canTick(control)) {
    if (control.checked !== isChecked) control.click();
    return;
  }
  if (control.value === value) return;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
