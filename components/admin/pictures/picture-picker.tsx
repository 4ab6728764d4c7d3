'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { useFaultText } from '@/components/forms/use-faults';
import { buttonStyle } from '@/components/ui/button';
import type { Choice } from '@/lib/admin/resource';
import type { LibraryPicture } from '@/lib/browser/ask-pictures';
import type { Said } from '@/lib/contract/faults';
import { pictureAccept } from '@/lib/profile/picture-limits';
import { Thumb } from './thumb';
import { useLibrary } from './use-library';

export type PickerProps = {
  /** Of the whole. */
  label: string;
  /** Of the field that a plain form sends. */
  name: string;
  /** The picture's name; '' for none. */
  value: string;
  onPick: (picture: LibraryPicture) => void;
  /** What can be chosen before the library is asked, and without script at all. */
  start?: readonly LibraryPicture[];
  /** Has the cursor at once, and the newest pictures of the library. */
  isAsked?: boolean;
};

/** What can be chosen at once, out of rows by their names. */
export function toStart(choices: readonly Choice[]): LibraryPicture[] {
  return choices.map(({ value, label }) => ({ name: value, title: label, alt: '', isDecorative: false }));
}

/** Chooses a picture of the library, or adds one to it. Script searches it; without script the newest can be chosen. */
export function PicturePicker({ label, name, value, onPick, start = [], isAsked = false }: PickerProps) {
  const t = useTranslations('AdminEditor.picture');
  const id = useId();
  const [picked, setPicked] = useState<LibraryPicture | null>(null);
  const { found, line, fault, isAsking, ask, upload } = useLibrary(start, pick);

  function pick(picture: LibraryPicture) {
    setPicked(picture);
    onPick(picture);
  }

  /** What is chosen stays in sight, and in a plain form, whatever is searched for. */
  function shown(): readonly LibraryPicture[] {
    if (value === '' || found.items.some((one) => one.name === value)) return found.items;
    const chosen = [picked, ...start].find((one) => one?.name === value);
    return [chosen ?? { name: value, title: '', alt: '', isDecorative: false }, ...found.items];
  }

  return (
    <fieldset className="rounded-control border border-line-strong bg-surface p-3">
      <legend className="px-1 font-semibold">{label}</legend>
      <PictureSearch id={id} isAsked={isAsked} onAsk={(q) => ask(q, 1)} />
      <p role="status" className="min-h-6 text-muted text-sm">
        {line}
      </p>
      <ul
        // Pictures that are about to move cannot be pressed: a press that ends on another one chooses nothing.
        inert={isAsking}
        className="grid max-h-96 grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 overflow-y-auto p-1 inert:opacity-60"
      >
        {shown().map((picture) => (
          <li key={picture.name}>
            <PictureChoice
              name={name}
              picture={picture}
              isChosen={picture.name === value}
              onChoose={() => pick(picture)}
            />
          </li>
        ))}
      </ul>
      {(found.page === 0 || found.items.length < found.total) && (
        <button
          type="button"
          className="link mt-2 min-h-11 cursor-pointer noscript:hidden"
          onClick={() => ask(found.q, found.page + 1)}
        >
          {t('more')}
        </button>
      )}
      <PictureUpload id={id} fault={fault} onUpload={upload} />
    </fieldset>
  );
}

type PictureSearchProps = { id: string; isAsked: boolean; onAsk: (q: string) => void };

function PictureSearch({ id, isAsked, onAsk }: PictureSearchProps) {
  const t = useTranslations('AdminEditor.picture');
  const search = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    if (!isAsked) return;
    search.current?.focus();
    onAsk('');
  }, []);
  return (
    <div className="flex flex-wrap items-end gap-3 noscript:hidden">
      <div className="min-w-0 grow basis-48">
        <label htmlFor={`${id}-search`} className="font-semibold text-sm">
          {t('search')}
        </label>
        <input
          ref={search}
          id={`${id}-search`}
          type="search"
          maxLength={100}
          // Enter belongs to the search here, not to the form around it.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onAsk(event.currentTarget.value);
          }}
          className="mt-1 min-h-11 w-full rounded-control border border-line-strong bg-surface px-3"
        />
      </div>
      <button type="button" className={buttonStyle('secondary')} onClick={() => onAsk(search.current?.value ?? '')}>
        {t('find')}
      </button>
    </div>
  );
}

type PictureChoiceProps = { name: string; picture: LibraryPicture; isChosen: boolean; onChoose: () => void };

function PictureChoice({ name, picture, isChosen, onChoose }: PictureChoiceProps) {
  return (
    <label className="block cursor-pointer rounded-control border border-line p-2 has-checked:border-primary has-focus-visible:outline-2 has-checked:bg-sage-soft">
      <Thumb name={picture.name} />
      <span className="mt-1 flex items-start gap-2 text-sm">
        <input
          type="radio"
          name={name}
          value={picture.name}
          checked={isChosen}
          onChange={onChoose}
          className="mt-1 size-4 shrink-0 accent-primary"
        />
        <span dir="auto" className="wrap-anywhere line-clamp-3">
          {picture.alt || picture.title || picture.name}
        </span>
      </span>
    </label>
  );
}

type PictureUploadProps = { id: string; fault: Said | null; onUpload: (input: HTMLInputElement) => void };

function PictureUpload({ id, fault, onUpload }: PictureUploadProps) {
  const t = useTranslations('AdminEditor.picture');
  const say = useFaultText();
  return (
    <div className="mt-3 noscript:hidden">
      <label htmlFor={`${id}-file`} className="font-semibold text-sm">
        {t('upload')}
      </label>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {t('uploadHint')}
      </p>
      {fault && (
        <p role="alert" className="font-semibold text-danger">
          {say(fault)}
        </p>
      )}
      <input
        id={`${id}-file`}
        type="file"
        accept={pictureAccept}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onUpload(target)}
        className="mt-1 block min-h-11 w-full rounded-control border border-line-strong bg-surface p-2"
      />
    </div>
  );
}
