import { useTranslations } from 'next-intl';

type CopyBoxProps = {
  email: string;
  className?: string;
  /** Left out in a plain form, which sends the tick itself. */
  isTicked?: boolean;
  onTick?: (isTicked: boolean) => void;
};

/** Whether a copy of the answers is mailed to their sender. */
export function CopyBox({ email, className = 'w-full', isTicked, onTick }: CopyBoxProps) {
  const t = useTranslations('Questionnaire');
  const id = onTick ? 'copy' : 'copy-plain';
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          id={id}
          type="checkbox"
          name="copy"
          value="1"
          aria-describedby={`${id}-hint`}
          {...(onTick && { checked: isTicked, onChange: ({ target }) => onTick(target.checked) })}
          className="size-5 shrink-0 accent-primary"
        />
        {t('copy')}
      </label>
      <p id={`${id}-hint`} className="measure text-muted text-sm">
        {/* An address reads left to right in every language. */}
        {t('copyHint', { email: `\u2066${email}\u2069` })}
      </p>
    </div>
  );
}
