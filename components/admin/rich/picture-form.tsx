import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { imageHref } from '@/lib/listings/image-href';
import { PicturePicker } from '../pictures/picture-picker';
import { InlineForm, InlineInput } from './inline-form';
import type { Attributes } from './rich-media';

/** A picture of the library with what it shows, where it stands; the words below it are typed in the text. */
export function PictureForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useTranslations('AdminEditor.rich.picture');
  const now: Attributes = editor.getAttributes('figure').kept ?? {};
  const [name, setName] = useState('');
  const [alt, setAlt] = useState(now.alt ?? '');
  const [isWrong, setWrong] = useState(false);

  function apply() {
    const src = name ? imageHref(name) : now.src;
    if (!src) return setWrong(true);
    const kept = name ? { src, alt: alt.trim() } : { ...now, alt: alt.trim() };
    if (now.src) editor.chain().focus().updateAttributes('figure', { kept }).run();
    else {
      const figure = { type: 'figure', attrs: { kept } };
      editor
        .chain()
        .focus()
        .insertContent([figure, { type: 'paragraph' }])
        .run();
    }
    onDone();
  }

  return (
    <InlineForm
      editor={editor}
      label={t('title')}
      apply={t(now.src ? 'change' : 'apply')}
      wrong={isWrong && t('wrong')}
      onApply={apply}
      onDone={onDone}
    >
      <div className="w-full">
        <PicturePicker
          label={t('choose')}
          name="rich-picture"
          value={name}
          isAsked={now.src === undefined}
          onPick={(picture) => {
            setName(picture.name);
            if (alt === '') setAlt(picture.alt);
          }}
        />
      </div>
      <InlineInput label={t('alt')} value={alt} onChange={setAlt} dir="auto" isFirst={now.src !== undefined} />
    </InlineForm>
  );
}
