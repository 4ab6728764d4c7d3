import { useLocale } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { Company } from '@/lib/contract/company';
import { openingHoursOf } from '@/lib/opening/opening-hours';

type OpeningHoursProps = {
  company: Pick<Company, 'openingHours' | 'opening'>;
  as?: 'bdi' | 'p';
  /** Says the whole where its line may be cut. */
  hasTitle?: boolean;
  className?: string;
};

/** When somebody answers the telephone. */
export function OpeningHours({ company, hasTitle = false, ...rest }: OpeningHoursProps) {
  const { text, isOurs } = openingHoursOf(company, useLocale());
  return (
    <InOwnLanguage isOurs={isOurs} isTranslatable {...(hasTitle && { title: text })} {...rest}>
      {text}
    </InOwnLanguage>
  );
}
