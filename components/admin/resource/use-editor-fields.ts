import { useTranslations } from 'next-intl';
import type { EditorField } from '@/lib/admin/editor-field';
import type { Chosen, ResourceField } from '@/lib/admin/resource';

/** Fields of a description with their words. */
export function useEditorFields(fields: readonly ResourceField[], chosen: Chosen): EditorField[] {
  const t = useTranslations();
  return fields.map(({ label, hint, optional, room, values = [], ...field }) => ({
    ...field,
    label: t(label),
    choices: [...values.map((one) => ({ ...one, label: t(one.label) })), ...((room && chosen[room]) ?? [])],
    hint: hint && t(hint),
    optional: optional && t(optional),
  }));
}
