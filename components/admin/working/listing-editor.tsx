'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Tick } from '@/components/forms/tick';
import { checkListing, listingWork } from '@/lib/admin/listing-work';
import type { Fields } from '@/lib/admin/merge-edits';
import { isJob } from '@/lib/listings/is-job';
import { SearchResult } from './search-result';
import { SimilarListings } from './similar-listings';
import { TakePosition } from './take-position';
import { WorkEditor, type WorkEditorProps } from './work-editor';

type ListingEditorProps = Omit<WorkEditorProps, 'work' | 'checks' | 'isShown' | 'aside' | 'inSection' | 'ask'> & {
  /** As 2026-11-22. */
  today: string;
  /** Id of the questionnaire that it asks now; '' for none. */
  questionnaire: string;
};

/** The editor of a listing: facts of a job for jobs alone, and what search engines and the directory would make of it. */
export function ListingEditor({ today, questionnaire, ...props }: ListingEditorProps) {
  const [t, ask] = [useTranslations('AdminWork.listing.checks'), useTranslations('AdminWork.ask')];
  const [agreed, setAgreed] = useState<string | null>(null);
  const hasJob = ({ categories = '' }: Fields) => {
    const ticked = categories.split(',');
    return isJob(
      (props.chosen?.categories ?? []).flatMap(({ value, label }) => (ticked.includes(value) ? [label] : [])),
    );
  };
  const nameOf = (id: string) => props.chosen?.questionnaires?.find(({ value }) => value === id)?.label ?? `#${id}`;
  /** Whoever applies would be asked something else: said before it is chosen, and before it is published. */
  const replaced = (next = '') => {
    if (!questionnaire || next === questionnaire) return null;
    const was = nameOf(questionnaire);
    return next ? ask('text', { was, next: nameOf(next) }) : ask('none', { was });
  };
  return (
    <WorkEditor
      {...props}
      work={listingWork}
      checks={(words) => {
        const text = replaced(words.questionnaire);
        return [
          ...checkListing(words, { isJob: hasJob(words), today }).map(({ name, isMust }) => ({
            text: t(name),
            isMust,
          })),
          ...(text ? [{ text, isMust: false }] : []),
        ];
      }}
      ask={(field, next) => {
        const text = field === 'questionnaire' && replaced(next);
        const [title, yes] = next ? [ask('title'), ask('yes')] : [ask('noneTitle'), ask('noneYes')];
        return text ? { title, text, no: ask('no'), yes, onYes: () => setAgreed(next) } : null;
      }}
      inSection={(section, { postcode = '', questionnaire: next = '' }, type) =>
        section === 'position' ? (
          <TakePosition postcode={postcode} onTake={type} />
        ) : (
          section === 'questionnaire' &&
          replaced(next) && (
            <div className="sm:col-span-2">
              <Tick key={next} name="takesPlace" value="1" defaultChecked={agreed === next}>
                {ask('agree')}
              </Tick>
            </div>
          )
        )
      }
      isShown={(section, words) => (section === 'job' ? hasJob(words) : section !== 'fees' || !hasJob(words))}
      aside={({ title = '', city = '', postcode = '', description = '' }) => ({
        before: <SimilarListings id={props.id} title={title} postcode={postcode} />,
        after: <SearchResult title={[title, city].filter(Boolean).join(', ')} text={description} />,
      })}
    />
  );
}
