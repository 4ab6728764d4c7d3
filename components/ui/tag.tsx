type TagProps = { tone?: 'sage' | 'sand' | 'blush'; children: React.ReactNode };

const tones = { sage: 'bg-sage', sand: 'bg-sand', blush: 'bg-blush' };

export function Tag({ tone = 'sage', children }: TagProps) {
  return (
    <bdi className={`inline-block rounded-full px-3 py-0.5 text-ink text-sm forced-colors:border ${tones[tone]}`}>
      {children}
    </bdi>
  );
}
