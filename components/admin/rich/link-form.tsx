import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { InlineForm } from './inline-form';
import { toLinkAddress } from './link-address';
import { LinkBox } from './link-box';

/** Where the words that are selected lead. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useTranslations('AdminEditor.rich.link');
  const now = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(now);
  const [isWrong, setWrong] = useState(false);

  function apply() {
    const href = toLinkAddress(typed);
    if (href === null) return setWrong(true);
    setLink({ href, title: typed.trim() });
  }

  /** Around what is selected, or with the title where nothing is. */
  function setLink({ href, title }: { href: string; title: string }) {
    const chain = editor.chain().focus().extendMarkRange('link');
    const hasWords = now !== '' || !editor.state.selection.empty;
    const mark = { type: 'link', attrs: { href } };
    if (hasWords) chain.setMark('link', { href }).run();
    else chain.insertContent({ type: 'text', text: title, marks: [mark] }).run();
    onDone();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
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
      more={
        now && (
          <button type="button" onClick={remove} className={buttonStyle('quiet')}>
            {t('remove')}
          </button>
        )
      }
    >
      <LinkBox value={typed} onChange={setTyped} isWrong={isWrong} onTake={setLink} />
    </InlineForm>
  );
}
