import { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { startTransition, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { toHtml, toText } from '@/lib/admin/paragraphs';
import { FilmForm } from './film-form';
import { LinkForm } from './link-form';
import { PictureForm } from './picture-form';
import { fits, isSameHtml, readRich, writeRich } from './rich-html';
import { cleanPaste } from './rich-paste';
import { richExtensions } from './rich-schema';
import { type Panel, RichToolbar } from './rich-toolbar';

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

/** Of a text that is written out whole no more with each key: milliseconds after the last one. */
const pause = 400;
const isLong = (editor: Editor) => editor.state.doc.content.size > 20_000;

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
  const [editor, setEditor] = useState<Editor | null>(null);
  const settle = useRef(() => {});
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [panel, setPanel] = useState<Panel | null>(null);
  const said = useRef(value);
  /** What was said and may still come back as `value`, oldest first. */
  const told = useRef<string[]>([]);
  const say = useRef(onChange);
  say.current = onChange;

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; what comes later is told to it below
  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: richExtensions,
      injectCSS: false,
      content: readRich(toHtml(value)).toJSON(),
      autofocus: hasFocus,
      // The tools may be a moment behind a key, the text may not.
      onTransaction: () => startTransition(redraw),
      onUpdate: () => (isLong(made) ? tellSoon() : tell()),
      onBlur: () => timer && tell(),
    });
    // Every block once before the first key, which would wait for it.
    writeRich(made.state.doc);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      clearTimeout(timer);
      timer = undefined;
      said.current = toText(writeRich(made.state.doc));
      told.current.push(said.current);
      say.current(said.current);
    };
    const tellSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(tell, pause);
    };
    // Before whoever keeps the words of a page that goes away.
    const onHide = () => {
      if (timer) tell();
    };
    settle.current = onHide;
    document.addEventListener('visibilitychange', onHide, { capture: true });
    window.addEventListener('pagehide', onHide, { capture: true });
    setEditor(made);
    return () => {
      document.removeEventListener('visibilitychange', onHide, { capture: true });
      window.removeEventListener('pagehide', onHide, { capture: true });
      made.destroy();
    };
  }, []);
  // Before those around it are gone, who keep the words.
  useLayoutEffect(() => () => settle.current(), []);

  const { id, className } = wiring;
  const [described, invalid] = [wiring['aria-describedby'], wiring['aria-invalid']];
  useEffect(() => {
    const attributes = {
      ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, dir: 'auto' },
      'aria-describedby': [described, `${id}-keys`].filter(Boolean).join(' '),
      ...(invalid && { 'aria-invalid': 'true' }),
      class: `${className} ${look}`,
    };
    editor?.setOptions({ editorProps: { attributes, transformPastedHTML: cleanPaste } });
  }, [editor, id, label, described, invalid, className]);

  useEffect(() => {
    if (!editor) return;
    if (value === said.current) {
      told.current = [];
      return;
    }
    // What was said before the last key and comes back after it is no news.
    const at = told.current.lastIndexOf(value);
    if (at >= 0) {
      told.current.splice(0, at);
      return;
    }
    said.current = value;
    const html = toHtml(value);
    if (!fits(html)) return onUnfit();
    if (isSameHtml(html, writeRich(editor.state.doc))) return;
    const { from, to } = editor.state.selection;
    const shown = editor.chain().setContent(readRich(html).toJSON(), { emitUpdate: false });
    // Undo takes back what was typed here, not what came from somebody else.
    shown.setMeta('addToHistory', false).setTextSelection({ from, to }).run();
  }, [editor, value, onUnfit]);

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
      <div ref={place} />
      <p id={`${id}-keys`} className="mt-1 text-muted text-sm">
        {t('keys')}
      </p>
    </div>
  );
}
