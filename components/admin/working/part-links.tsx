import { useTranslations } from 'next-intl';
import type { Fields } from '@/lib/admin/merge-edits';
import type { WorkKind } from '@/lib/admin/work';

type PartLinksProps = {
  sections: WorkKind['sections'];
  words: Fields;
  isShown: ((section: string, words: Fields) => boolean) | undefined;
};

/** The way to each part of a long form: they stay in sight, on a phone in one line. */
export function PartLinks({ sections, words, isShown }: PartLinksProps) {
  const t = useTranslations('AdminWork');
  const say = useTranslations();
  return (
    <nav aria-label={t('parts')} className="border-line border-t">
      <ul className="flex gap-x-4 overflow-x-auto lg:flex-wrap">
        {sections.map(
          ({ name, label }) =>
            isShown?.(name, words) !== false && (
              <li key={name} className="shrink-0">
                <a href={`#part-${name}`} className="link inline-flex min-h-11 items-center text-sm lg:min-h-8">
                  {say(label)}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
