import { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { startTransition, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { toHtml, toText } from '@/lib/admin/paragraphs';
import { fits, isSameHtml, readRich, writeRich } from './rich-html';
import { richExtensions } from './rich-schema';

/** Of a text that is written out whole no more with each key: milliseconds after the last one. */
const pause = 400;
const isLong = (editor: Editor) => editor.state.doc.content.size > 20_000;

type Text = {
  value: string;
  onChange: (value: string) => void;
  /** The cursor is in it at once. */
  hasFocus: boolean;
  /** The text became one that it cannot show. */
  onUnfit: () => void;
};

/** The editor of a text, made in `place`; null before. It says what was typed, and takes what comes from elsewhere. */
export function useRichEditor(
  place: React.RefObject<HTMLDivElement | null>,
  { value, onChange, hasFocus, onUnfit }: Text,
): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const settle = useRef(() => {});
  const [, redraw] = useReducer((count: number) => count + 1, 0);
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

  useValue(editor, value, { said, told }, onUnfit);
  return editor;
}

type Sayings = { said: React.RefObject<string>; told: React.RefObject<string[]> };

/** Shows a text that came from elsewhere. */
function useValue(editor: Editor | null, value: string, { said, told }: Sayings, onUnfit: () => void) {
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
    showText(editor, readRich(html).toJSON());
  }, [editor, value, said, told, onUnfit]);
}

/** Puts in the blocks that differ alone: the cursor stays among the words it stands in. */
function showText({ state: { doc, tr }, view, schema }: Editor, json: object) {
  const next = schema.nodeFromJSON(json);
  const [before, after] = [doc.children, next.children];
  const most = Math.min(before.length, after.length);
  let [head, tail] = [0, 0];
  while (head < most && isAlike(before[head], after[head])) head += 1;
  while (tail < most - head && isAlike(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const sizeOf = (blocks: readonly Node[]) => blocks.reduce((size, { nodeSize }) => size + nodeSize, 0);
  const end = doc.content.size - sizeOf(before.slice(before.length - tail));
  const changed = tr.replaceWith(sizeOf(before.slice(0, head)), end, after.slice(head, after.length - tail));
  // Undo takes back what was typed here, not what came from somebody else.
  view.dispatch(changed.setMeta('addToHistory', false).setMeta('preventUpdate', true));
}

function isAlike(one: Node | undefined, other: Node | undefined): boolean {
  return one !== undefined && other !== undefined && one.eq(other);
}
