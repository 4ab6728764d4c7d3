import { Quote } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SampleFrame } from './sample-frame';

const voices = ['daughter', 'husband', 'neighbour', 'carer'] as const;

export function Testimonials() {
  const t = useTranslations('Samples.testimonials');
  return (
    <SampleFrame name="testimonials">
      <ul className="grid gap-6 md:grid-cols-2">
        {voices.map((voice) => (
          <li key={voice}>
            <figure className="grid h-full content-start gap-4 rounded-card bg-sage-soft p-8">
              <Quote aria-hidden className="size-8 text-accent" />
              <blockquote className="font-serif text-xl">{t(`voices.${voice}.text`)}</blockquote>
              <figcaption className="text-muted">{t(`voices.${voice}.who`)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SampleFrame>
  );
}
