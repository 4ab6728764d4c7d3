import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import { applicationKeys as keys } from '@/lib/admin/applications';
import type { ReceivedApplication } from '@/lib/contract/application';
import { type Interview, interviewMinutes, mostTimes, usualMinutes } from '@/lib/contract/interview';
import { toLondonTime } from '@/lib/contract/london-time';
import { type CaseFormProps, ThenNext } from '../case/case-deeds';
import { Deed, DeedForm } from '../case/deed';
import { useCaseFaults } from '../case/use-case-faults';

type FormProps = CaseFormProps<ReceivedApplication> & {
  open: Interview | null;
  /** Whether the next one is to follow. */
  goesOn: boolean;
};

/** Times to offer, or another time for what is agreed; a plain form. */
export function InterviewForm({ row, search, words, report, open, after, goesOn }: FormProps) {
  const t = useTranslations('AdminApplications.interview');
  const shared = useTranslations('Interview');
  const { textOf } = useCaseFaults(report);
  const isAgreed = open?.state === 'agreed';
  const places = Array.from({ length: isAgreed ? 1 : mostTimes }, (_, place) => place);
  const begunAt = (place: number) => {
    const time = isAgreed ? open.startsAt : open?.times[place];
    return words[`times.${place}`] ?? (time ? toLondonTime(new Date(time)) : '');
  };
  return (
    <DeedForm action="/api/admin/applications" id={row.id} version={row.version} {...{ search, after }}>
      <div className="mt-3 grid gap-4 rounded-control border border-line p-4 sm:grid-cols-2">
        <p className="text-muted text-sm sm:col-span-2">{shared('zone')}</p>
        <Field id="place" label={shared('place')} hint={t('placeHint')} error={textOf('place')}>
          {(wiring) => (
            <input {...wiring} name="place" maxLength={300} dir="auto" defaultValue={words.place ?? open?.place} />
          )}
        </Field>
        <Field id="minutes" label={shared('length')} error={textOf('minutes')}>
          {(wiring) => (
            <select {...wiring} name="minutes" defaultValue={words.minutes ?? open?.minutes ?? usualMinutes}>
              {interviewMinutes.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {shared('minutes', { count: minutes })}
                </option>
              ))}
            </select>
          )}
        </Field>
        {places.map((place) => (
          <Field
            key={place}
            id={`times.${place}`}
            label={isAgreed ? t('newTime') : t('time', { number: place + 1 })}
            error={textOf(`times.${place}`)}
          >
            {(wiring) => (
              <input {...wiring} type="datetime-local" name={`times.${place}`} defaultValue={begunAt(place)} />
            )}
          </Field>
        ))}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 self-end sm:col-span-2">
          <Deed
            action={isAgreed ? 'moveInterview' : 'offerInterview'}
            letter={keys.offerInterview}
            label={t(isAgreed ? 'move' : open ? 'again' : 'offer')}
            kind="primary"
            focuses="place"
          />
          {open && (
            <button type="submit" name="action" value="cancelInterview" className={buttonStyle('secondary')}>
              {t('cancel')}
            </button>
          )}
          {after !== null && (
            <ThenNext isWanted={goesOn || 'next' in words} letter={keys.thenNext} label={t('thenNext')} />
          )}
        </div>
      </div>
    </DeedForm>
  );
}
