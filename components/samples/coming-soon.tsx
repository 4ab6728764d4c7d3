import { useLocale, useTranslations } from 'next-intl';
import { Drawing } from '@/components/ui/drawing';
import { longDay } from '@/lib/posts/format-day';
import { Countdown } from './countdown';
import { SampleFrame } from './sample-frame';

type ComingSoonProps = {
  opening: Date;
  now: Date;
  /** 'Notify Me', where the API has a newsletter. */
  notify: React.ReactNode;
};

export function ComingSoon({ opening, now, notify }: ComingSoonProps) {
  const t = useTranslations('Samples.comingSoon');
  const day = longDay(opening.toISOString(), useLocale());
  return (
    <SampleFrame name="comingSoon">
      <div className="grid items-center gap-10 lg:grid-cols-2">
        <div>
          <p className="font-semibold font-serif text-2xl">
            <time dateTime={opening.toISOString()}>{t('opening', { day })}</time>
          </p>
          <Countdown
            target={opening.getTime()}
            now={now.getTime()}
            texts={{
              label: t('countdown'),
              days: t('days'),
              hours: t('hours'),
              minutes: t('minutes'),
              seconds: t('seconds'),
              pause: t('pause'),
              resume: t('resume'),
            }}
          />
          {notify && <div className="mt-8 max-w-lg">{notify}</div>}
        </div>
        <Drawing
          src="/illustrations/book-a-call.svg"
          width={480}
          height={300}
          className="h-auto w-full max-w-md justify-self-center"
        />
      </div>
    </SampleFrame>
  );
}
