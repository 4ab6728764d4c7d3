import type { Editor } from '@tiptap/core';
import { buttonStyle } from '@/components/ui/button';

type InlineFormProps = {
  editor: Editor;
  label: string;
  apply: string;
  /** What is wrong, in words. */
  wrong: string | false;
  onApply: () => void;
  onDone: () => void;
  children: React.ReactNode;
  /** Beside the button that applies it. */
  more?: React.ReactNode;
};

/** Asks for what a tool wants. It stands within the form of the whole row, and is none itself. */
export function InlineForm({ editor, label, apply, wrong, onApply, onDone, children, more }: InlineFormProps) {
  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key === 'Escape') {
      editor.commands.focus();
      onDone();
    }
    const isText = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (event.key !== 'Enter' || !isText) return;
    event.preventDefault();
    onApply();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be named by a legend that is seen
    <div
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="flex flex-wrap items-end gap-2 border border-line-strong border-b-0 bg-surface p-2"
    >
      {children}
      <button type="button" onClick={onApply} className={buttonStyle('secondary')}>
        {apply}
      </button>
      {more}
      {wrong && (
        <p id="inline-wrong" role="alert" className="w-full font-semibold text-danger text-sm">
          {wrong}
        </p>
      )}
    </div>
  );
}

type InlineInputProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isWrong?: boolean;
  /** Has the cursor at once. */
  isFirst?: boolean;
  dir?: 'ltr' | 'auto';
  /** Of a box with a list. */
  box?: React.InputHTMLAttributes<HTMLInputElement>;
};

export function InlineInput({
  label,
  value,
  onChange,
  isWrong = false,
  isFirst = false,
  dir = 'ltr',
  box,
}: InlineInputProps) {
  return (
    <label className="block min-w-48 grow">
      <span className="font-semibold text-sm">{label}</span>
      <input
        type="text"
        dir={dir}
        // biome-ignore lint/a11y/noAutofocus: the button that was pressed asks for it
        autoFocus={isFirst}
        value={value}
        {...box}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'inline-wrong' : box?.['aria-describedby']}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-10 w-full rounded-control border border-line-strong bg-surface px-3"
      />
    </label>
  );
}
