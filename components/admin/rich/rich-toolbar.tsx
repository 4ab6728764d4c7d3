import type { Editor } from '@tiptap/core';
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history';
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  Clapperboard,
  CodeXml,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  TextQuote,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type RefObject, useState } from 'react';
import type words from '@/messages/admin/en.json';
import { insertTable, tableDeeds } from './rich-table';

type Tool = {
  name: keyof typeof words.AdminEditor.rich.tools;
  icon: LucideIcon;
  /** As `aria-keyshortcuts` says it. */
  keys?: string;
  isOn?: (editor: Editor) => boolean;
  isIdle?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

/** At once, where the editor's own way waits for the next frame: what is typed until then would press the button again. */
function inText(editor: Editor) {
  editor.view.focus();
  return editor.chain();
}

const headings = [['h2', Heading2] as const, ['h3', Heading3] as const, ['h4', Heading4] as const].map(
  ([name, icon], at): Tool => {
    const level = at + 2;
    return {
      name,
      icon,
      keys: `Control+Alt+${level}`,
      isOn: (editor) => editor.isActive('heading', { level }),
      run: (editor) => inText(editor).toggleNode('heading', 'paragraph', { level }).run(),
    };
  },
);

const styles = [['bold', Bold, 'Control+B'] as const, ['italic', Italic, 'Control+I'] as const].map(
  ([name, icon, keys]): Tool => ({
    name,
    icon,
    keys,
    isOn: (editor) => editor.isActive(name),
    run: (editor) => inText(editor).toggleMark(name).run(),
  }),
);

const lists = [
  ['bulletList', List, 'Control+Shift+8'] as const,
  ['orderedList', ListOrdered, 'Control+Shift+7'] as const,
].map(
  ([name, icon, keys]): Tool => ({
    name,
    icon,
    keys,
    isOn: (editor) => editor.isActive(name),
    run: (editor) => inText(editor).toggleList(name, 'listItem').run(),
  }),
);

const others: Tool[] = [
  {
    name: 'quote',
    icon: TextQuote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => inText(editor).toggleWrap('blockquote').run(),
  },
  {
    name: 'divider',
    icon: Minus,
    run: (editor) =>
      inText(editor)
        .insertContent([{ type: 'horizontalRule' }, { type: 'paragraph' }])
        .run(),
  },
  {
    name: 'undo',
    icon: Undo2,
    keys: 'Control+Z',
    isIdle: ({ state }) => undoDepth(state) === 0,
    run: ({ state, view }) => undo(state, view.dispatch),
  },
  {
    name: 'redo',
    icon: Redo2,
    keys: 'Control+Y',
    isIdle: ({ state }) => redoDepth(state) === 0,
    run: ({ state, view }) => redo(state, view.dispatch),
  },
];

/** What asks for more before it is done. */
export type Panel = 'link' | 'picture' | 'film';

const inTable = (
  [
    ['addRowAfter', BetweenHorizontalEnd],
    ['addColumnAfter', BetweenVerticalEnd],
    ['deleteRow', TableRowsSplit],
    ['deleteColumn', TableColumnsSplit],
    ['deleteTable', Trash2],
  ] as const
).map(
  ([name, icon]): Tool => ({
    name,
    icon,
    run: ({ state, view }) => {
      tableDeeds[name](state, view.dispatch);
      view.focus();
    },
  }),
);

type RichToolbarProps = {
  editor: Editor;
  /** Id of the text. */
  controls: string;
  /** The one that Tab comes to. */
  stop: RefObject<HTMLButtonElement | null>;
  onAsk: (panel: Panel) => void;
  /** Null for who may not. */
  onSource: (() => void) | null;
};

/** One stop of Tab; arrow keys go from tool to tool, Escape back into the text. */
export function RichToolbar({ editor, controls, stop, onAsk, onSource }: RichToolbarProps) {
  const t = useTranslations('AdminEditor.rich');
  const [current, setCurrent] = useState(0);
  const link: Tool = {
    name: 'link',
    icon: Link2,
    isOn: () => editor.isActive('link'),
    run: () => onAsk('link'),
  };
  const picture: Tool = {
    name: 'picture',
    icon: ImagePlus,
    isOn: () => editor.isActive('figure'),
    run: () => onAsk('picture'),
  };
  const film: Tool = { name: 'film', icon: Clapperboard, run: () => onAsk('film') };
  const isInTable = editor.isActive('table');
  const table: Tool = { name: 'table', icon: Table, isOn: () => isInTable, isIdle: () => isInTable, run: insertTable };
  const media = [picture, film, table, ...(isInTable ? inTable : [])];
  const source: Tool[] = onSource ? [{ name: 'source', icon: CodeXml, run: onSource }] : [];
  const tools = [...headings, ...styles, link, ...lists, ...media, ...others, ...source];
  const at = Math.min(current, tools.length - 1);

  function onKeyDown(event: React.KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') return editor.view.focus();
    const isMirrored = document.documentElement.dir === 'rtl';
    const step = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[event.key];
    const next = { Home: 0, End: tools.length - 1 }[event.key] ?? (step && (at + step + tools.length) % tools.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      role="toolbar"
      aria-label={t('toolbar')}
      aria-controls={controls}
      onKeyDown={onKeyDown}
      className="sticky top-[var(--bar,0px)] z-[5] short:static flex flex-wrap gap-1 rounded-t-control border border-line-strong border-b-0 bg-sage-soft p-1"
    >
      {tools.map(({ name, icon: Icon, keys, isOn, isIdle, run }, place) => (
        <button
          key={name}
          ref={place === at ? stop : undefined}
          type="button"
          tabIndex={place === at ? 0 : -1}
          aria-label={t(`tools.${name}`)}
          aria-keyshortcuts={keys}
          aria-pressed={isOn?.(editor)}
          aria-disabled={isIdle?.(editor) || undefined}
          title={[t(`tools.${name}`), keys?.replace('Control', 'Ctrl').replaceAll('+', ' + ')]
            .filter(Boolean)
            .join(', ')}
          // What is selected in the text stays so.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setCurrent(place);
            if (!isIdle?.(editor)) run(editor);
          }}
          className="grid size-10 place-items-center rounded-control border border-transparent hover:bg-surface aria-disabled:opacity-40 aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      ))}
    </div>
  );
}
