import { useTranslations } from 'next-intl';
import { Tick } from '@/components/forms/tick';

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
      <Tick
        id={id}
        name="copy"
        value="1"
        aria-describedby={`${id}-hint`}
        {...(onTick && { checked: isTicked, onChange: ({ target }) => onTick(target.checked) })}
      >
        {t('copy')}
      </Tick>
      <p id={`${id}-hint`} className="measure text-muted text-sm">
        {/* An address reads left to right in every language. */}
        {t('copyHint', { email: `\u2066${email}\u2069` })}
      </p>
    </div>
  );
}
