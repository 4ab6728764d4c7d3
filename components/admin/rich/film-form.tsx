import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { InlineForm, InlineInput } from './inline-form';
import { toPlayer } from './rich-media';

/** A film by its address: nothing of it is loaded before a reader asks for it. */
export function FilmForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useTranslations('AdminEditor.rich.film');
  const [typed, setTyped] = useState('');
  const [title, setTitle] = useState('');
  const [isWrong, setWrong] = useState(false);

  function apply() {
    const kept = toPlayer(typed, title.trim());
    if (!kept || kept.title === '') return setWrong(true);
    editor
      .chain()
      .focus()
      .insertContent([{ type: 'film', attrs: { kept } }, { type: 'paragraph' }])
      .run();
    onDone();
  }

  return (
    <InlineForm
      editor={editor}
      label={t('title')}
      apply={t('apply')}
      wrong={isWrong && t('wrong')}
      onApply={apply}
      onDone={onDone}
    >
      <InlineInput label={t('address')} value={typed} onChange={setTyped} isWrong={isWrong} isFirst />
      <InlineInput label={t('name')} value={title} onChange={setTitle} dir="auto" />
    </InlineForm>
  );
}
