import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { toLinkAddress } from './link-address';

/** Where the words that are selected lead. It stands within the form of the whole row, and is none itself. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useTranslations('AdminEditor.rich.link');
  const now = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(now);
  const [isWrong, setWrong] = useState(false);

  function apply() {
    const href = toLinkAddress(typed);
    if (href === null) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    const hasWords = now !== '' || !editor.state.selection.empty;
    const mark = { type: 'link', attrs: { href } };
    if (hasWords) chain.setMark('link', { href }).run();
    else chain.insertContent({ type: 'text', text: typed.trim(), marks: [mark] }).run();
    onDone();
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key === 'Escape') {
      editor.commands.focus();
      onDone();
    }
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    apply();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be named by a legend that is seen
    <div
      role="group"
      aria-label={t('title')}
      onKeyDown={onKeyDown}
      className="flex flex-wrap items-end gap-2 border border-line-strong border-b-0 bg-surface p-2"
    >
      <label className="min-w-48 grow">
        <span className="font-semibold text-sm">{t('address')}</span>
        <input
          type="text"
          inputMode="url"
          dir="ltr"
          // biome-ignore lint/a11y/noAutofocus: the button that was pressed asks for it
          autoFocus
          value={typed}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'link-wrong' : undefined}
          onChange={({ target }) => setTyped(target.value)}
          className="min-h-10 w-full rounded-control border border-line-strong bg-surface px-3"
        />
      </label>
      <button type="button" onClick={apply} className={buttonStyle('secondary')}>
        {t('apply')}
      </button>
      {now && (
        <button
          type="button"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
            onDone();
          }}
          className={buttonStyle('quiet')}
        >
          {t('remove')}
        </button>
      )}
      {isWrong && (
        <p id="link-wrong" role="alert" className="w-full font-semibold text-danger text-sm">
          {t('wrong')}
        </p>
      )}
    </div>
  );
}
