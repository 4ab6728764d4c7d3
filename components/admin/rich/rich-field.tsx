import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import type { EditorField } from '@/lib/admin/editor-field';

type RichFieldProps = {
  field: EditorField;
  value: string;
  error: React.ReactNode;
  onChange: (value: string) => void;
};

type Room = Pick<typeof import('./rich-text'), 'RichText' | 'canShow'>;

/**
 * A text as it will look, once the editor is there. Until then, without script, and for a text that the editor cannot
 * show, it is the plain field with its HTML.
 */
export function RichField({ field, value, error, onChange }: RichFieldProps) {
  const t = useTranslations('AdminEditor.rich');
  const { name, label, hint, optional, rows = 8, max, hasSource = false } = field;
  const plain = useRef<HTMLTextAreaElement>(null);
  const [source, setSource] = useState<'asked' | 'unfit' | null>(null);
  const [isBack, setBack] = useState(false);
  const onUnfit = useCallback(() => setSource('unfit'), []);
  const room = useRoom(plain, onUnfit);

  useEffect(() => {
    if (source === 'asked') plain.current?.focus();
  }, [source]);

  const isRich = room !== null && source === null;
  return (
    <Field id={name} label={label} {...(hint && !isRich && { hint })} optional={optional} error={error}>
      {({ id, ...wiring }) => (
        <>
          {room && source === 'unfit' && (
            <p role="status" className="mb-2 border-sage border-s-4 ps-3">
              {t('unfit')}
            </p>
          )}
          {!isRich && (
            <textarea
              ref={plain}
              rows={rows}
              {...wiring}
              id={id}
              name={name}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              maxLength={max}
              dir="auto"
            />
          )}
          {isRich && (
            <room.RichText
              label={label}
              wiring={{ id, ...wiring }}
              value={value}
              onChange={onChange}
              hasFocus={isBack}
              onSource={hasSource ? () => setSource('asked') : null}
              onUnfit={onUnfit}
            />
          )}
          {room && source && (
            <button
              type="button"
              className={`${buttonStyle('quiet')} mt-1`}
              onClick={() => {
                setBack(true);
                setSource(room.canShow(value) ? null : 'unfit');
              }}
            >
              {t('show')}
            </button>
          )}
        </>
      )}
    </Field>
  );
}

/** The editor, once its script is there and nobody types in the plain field. */
function useRoom(plain: React.RefObject<HTMLTextAreaElement | null>, onUnfit: () => void): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const { RichText, canShow } = await import('./rich-text');
      const field = plain.current;
      if (isGone || !field) return;
      const open = () => {
        if (!canShow(field.value)) onUnfit();
        setRoom({ RichText, canShow });
      };
      // Nobody's cursor is taken from where they type.
      if (document.activeElement === field) field.addEventListener('blur', open, { once: true });
      else open();
    };
    // Where its script does not come, the plain field goes on.
    show().catch(() => null);
    return () => {
      isGone = true;
    };
  }, [plain, onUnfit]);

  return room;
}
