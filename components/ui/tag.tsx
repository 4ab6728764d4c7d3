import { InOwnLanguage } from '@/components/ui/in-own-language';

type TagProps = { tone?: 'sage' | 'sand' | 'blush'; isOurs?: boolean; isTranslatable?: boolean; children: string };

const tones = { sage: 'bg-sage', sand: 'bg-sand', blush: 'bg-blush' };

export function Tag({ tone = 'sage', isOurs, isTranslatable, children }: TagProps) {
  return (
    <InOwnLanguage
      isOurs={isOurs}
      isTranslatable={isTranslatable}
      className={`inline-block rounded-full px-3 py-0.5 text-ink text-sm forced-colors:border ${tones[tone]}`}
    >
      {children}
    </InOwnLanguage>
  );
}
