import { InOwnLanguage } from '@/components/ui/in-own-language';

type TagProps = { tone?: 'sage' | 'sand' | 'blush'; children: string };

const tones = { sage: 'bg-sage', sand: 'bg-sand', blush: 'bg-blush' };

export function Tag({ tone = 'sage', children }: TagProps) {
  return (
    <InOwnLanguage
      className={`inline-block rounded-full px-3 py-0.5 text-ink text-sm forced-colors:border ${tones[tone]}`}
    >
      {children}
    </InOwnLanguage>
  );
}
