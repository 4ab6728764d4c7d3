import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/ui/drawing';
import { SampleFrame } from './sample-frame';

const members = [
  { key: 'manager', picture: 'how-it-works-2' },
  { key: 'adviser', picture: 'how-it-works-1' },
  { key: 'matching', picture: 'call-back' },
  { key: 'carer', picture: 'how-it-works-3' },
  { key: 'trainer', picture: 'how-it-works-5' },
  { key: 'night', picture: 'how-it-works-4' },
] as const;

/** Roles instead of names: nobody here is a person. */
export function Team() {
  const t = useTranslations('Samples.team');
  return (
    <SampleFrame name="team">
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {members.map(({ key, picture }) => (
          <li key={key} className="rounded-card border border-line bg-surface p-6 text-center shadow-card">
            <Drawing
              src={`/illustrations/${picture}.svg`}
              width={160}
              height={160}
              loading="lazy"
              className="mx-auto size-40"
            />
            <h2 className="mt-3 text-2xl">{t(`members.${key}.role`)}</h2>
            <p className="mt-2">{t(`members.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </SampleFrame>
  );
}
