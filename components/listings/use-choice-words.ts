import { useTranslations } from 'next-intl';
import { useTranslateText } from '@/lib/i18n/translated-text';
import type { ChoiceWords } from '@/lib/listings/filter-choices';

/** How a chip calls what it stands for. */
export function useChoiceWords(): ChoiceWords {
  const t = useTranslations('Client.listing');
  return {
    kind: (kind) => t(`kinds.${kind}`),
    audience: (audience) => t(`audiences.${audience}`),
    place: ({ name, isArea, within }) => t('place', { name, isArea: isArea ? 'yes' : 'no', within: within ?? 0 }),
    asked: (asked) => t('askedFor', { asked }),
    closed: t('closedToo'),
    provided: useTranslateText(),
  };
}
