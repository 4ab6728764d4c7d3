import type { Fields } from '@/lib/admin/merge-edits';

/** What was typed before script ran: what is no more as the page came. */
export function typedBefore(form: HTMLFormElement | null, names: readonly string[]): Fields {
  const typed: Fields = {};
  for (const control of form?.elements ?? []) {
    const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
    if (!isText || !names.includes(control.name)) continue;
    if (control.type === 'checkbox') {
      if (form && control instanceof HTMLInputElement && control.checked !== control.defaultChecked) {
        typed[control.name] = new FormData(form).getAll(control.name).join(',');
      }
    } else if (control.value !== control.defaultValue.replace(/\r\n?/g, '\n')) typed[control.name] = control.value;
  }
  return typed;
}
