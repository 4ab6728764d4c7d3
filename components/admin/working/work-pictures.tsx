import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { Choice } from '@/lib/admin/resource';
import { doorOf, type WorkKind } from '@/lib/admin/work';
import { imageHref } from '@/lib/listings/image-href';
import { PostForm } from '../layout/post-form';
import { LibraryChoice } from '../pictures/library-choice';

type WorkPicturesProps = {
  work: WorkKind;
  id: string;
  names: readonly string[];
  /** What can be chosen instead of a file. */
  library?: readonly Choice[];
};

/** The pictures of a row, the first of which heads its page, or its only one: a plain form of its own. */
export function WorkPictures({ work, id, names, library = [] }: WorkPicturesProps) {
  const { pictures } = work;
  const isSingle = pictures.most === 1;
  const t = useTranslations(`AdminWork.${pictures.words ?? 'pictures'}`);
  return (
    <section id="pictures" aria-labelledby="pictures-title" className="measure mt-10 scroll-mt-6">
      <h2 id="pictures-title" className="text-2xl">
        {t('title')}
      </h2>
      <PostForm
        action="/api/admin/working/pictures"
        fields={{ kind: doorOf(work), id }}
        encType="multipart/form-data"
        className="mt-3 grid gap-4"
      >
        <ul className="grid gap-4 sm:grid-cols-2">
          {names.map((name, index) => (
            <li key={name} className="rounded-control border border-line bg-surface p-3">
              <Picture
                src={imageHref(name)}
                alt={t('number', { number: index + 1 })}
                width={320}
                height={200}
                sizes="20rem"
                className={`aspect-[16/10] w-full rounded-control ${isSingle ? 'object-contain' : 'object-cover'}`}
              />
              <div className="mt-2 flex flex-wrap gap-x-4">
                {isSingle ? null : index === 0 ? (
                  <span className="inline-flex min-h-11 items-center font-semibold">{t('first')}</span>
                ) : (
                  <button type="submit" name="main" value={name} className="link min-h-11 cursor-pointer">
                    {t('makeFirst', { number: index + 1 })}
                  </button>
                )}
                <button type="submit" name="remove" value={name} className="link min-h-11 cursor-pointer text-danger">
                  {t('remove', { number: index + 1 })}
                </button>
              </div>
            </li>
          ))}
        </ul>
        {names.length === 0 && <p>{t('none')}</p>}
        <div>
          <label htmlFor="new-pictures" className="font-semibold">
            {t('add')}
          </label>
          <p id="new-pictures-hint" className="text-muted text-sm">
            {t('hint')}
          </p>
          <input
            id="new-pictures"
            type="file"
            name="pictures"
            multiple={!isSingle}
            accept="image/png,image/jpeg,image/gif,image/bmp"
            aria-describedby="new-pictures-hint"
            className="mt-1 block min-h-12 w-full rounded-control border border-line-strong bg-surface p-2"
          />
        </div>
        {library.length > 0 && <LibraryChoice choices={library} />}
        <button type="submit" className={`${buttonStyle('secondary')} justify-self-start`}>
          {t('do')}
        </button>
      </PostForm>
    </section>
  );
}
