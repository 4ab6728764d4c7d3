import { Field } from '@/components/forms/field';
import { FocusField } from '../pictures/focus-field';
import { PictureField } from '../pictures/picture-field';
import { RichField } from '../rich/rich-field';
import { ChecksControl, type ControlProps } from './checks-control';
import { PlainInput } from './plain-input';

export function EditorControl({ field, value, error, onChange }: ControlProps) {
  const { name, label, hint, optional, kind } = field;
  if (kind === 'checks') return <ChecksControl {...{ field, value, error, onChange }} />;
  if (kind === 'focus') return <FocusField {...{ field, value, error, onChange }} />;
  if (kind === 'picture') return <PictureField {...{ field, value, error, onChange }} />;
  if (kind === 'rich') return <RichField {...{ field, value, error, onChange }} />;
  return (
    <Field id={name} label={label} {...(hint && { hint })} optional={optional} error={error}>
      {(wiring) => (
        <PlainInput field={field} {...wiring} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
