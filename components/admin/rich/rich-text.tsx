import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useFaultText } from '@/components/forms/use-faults';
import { toHtml } from '@/lib/admin/paragraphs';
import { FilmForm } from './film-form';
import { LinkForm } from './link-form';
import { PictureForm } from './picture-form';
import { fits } from './rich-html';
import { cleanPaste } from './rich-paste';
import { type Panel, RichToolbar } from './rich-toolbar';
import { usePastedPictures } from './use-pasted-pictures';
import { useRichEditor } from './use-rich-editor';

type RichTextProps = {
  label: string;
  wiring: { id: string; className: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
  /** As the textarea has it, which it stands for. */
  value: string;
  onChange: (value: string) => void;
  /** The cursor is in it at once. */
  hasFocus: boolean;
  onSource: (() => void) | null;
  /** The text became one that it cannot show. */
  onUnfit: () => void;
};

const panels = { link: LinkForm, picture: PictureForm, film: FilmForm };

/** With what the library's own styles would say, and a place for the picture that only holds the cursor. */
const look =
  'rich-text relative max-h-[75dvh] min-h-80 overflow-y-auto whitespace-break-spaces wrap-anywhere rounded-t-none [&_.ProseMirror-selectednode]:outline-2 [&_.selectedCell]:bg-sage-soft [&_:is(td,th)]:min-w-16 [&_.ProseMirror-separator]:inline! [&_.ProseMirror-separator]:size-0!';

/** Whether the editor can show a text of the field. */
export function canShow(value: string): boolean {
  return fits(toHtml(value));
}

/** A text as it will look. It says what was typed, and nothing before somebody types. */
export function RichText({ label, wiring, value, onChange, hasFocus, onSource, onUnfit }: RichTextProps) {
  const t = useTranslations('AdminEditor.rich');
  const place = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState<Panel | null>(null);
  const editor = useRichEditor(place, { value, onChange, hasFocus, onUnfit });
  const { line, fault, take } = usePastedPictures(editor, () => setPanel('picture'));
  const say = useFaultText();
  const taking = useRef(take);
  taking.current = take;
  const { id, className } = wiring;
  const [described, invalid] = [wiring['aria-describedby'], wiring['aria-invalid']];
  useEffect(() => {
    const attributes = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      dir: 'auto',
      'aria-describedby': [described, `${id}-keys`].filter(Boolean).join(' '),
      ...(invalid && { 'aria-invalid': 'true' }),
      class: `${className} ${look}`,
    };
    editor?.setOptions({
      editorProps: {
        attributes,
        transformPastedHTML: cleanPaste,
        handlePaste: (_, event) => taking.current(event.clipboardData),
        handleDrop(view, { dataTransfer, clientX: left, clientY: top }, _, isMoved) {
          if (isMoved || !taking.current(dataTransfer)) return false;
          const aim = view.posAtCoords({ left, top });
          if (aim) editor.commands.setTextSelection(aim.pos);
          return true;
        },
      },
    });
  }, [editor, id, label, described, invalid, className]);

  const Asking = panel && panels[panel];

  function onKeyDown(event: React.KeyboardEvent) {
    if (!event.altKey || event.key !== 'F10') return;
    event.preventDefault();
    stop.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the text and its tools, which are in it
    <div onKeyDown={onKeyDown}>
      {editor && <RichToolbar editor={editor} controls={id} stop={stop} onAsk={setPanel} onSource={onSource} />}
      {editor && Asking && <Asking editor={editor} onDone={() => setPanel(null)} />}
      {fault && (
        <p role="alert" className="font-semibold text-danger">
          {say(fault)}
        </p>
      )}
      <p role="status" className="text-muted text-sm">
        {line}
      </p>
      <div ref={place} />
      <p id={`${id}-keys`} className="mt-1 text-muted text-sm">
        {t('keys')}
      </p>
    </div>
  );
}
