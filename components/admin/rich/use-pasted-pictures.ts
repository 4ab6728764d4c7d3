import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { LibraryPicture } from '@/lib/browser/ask-pictures';
import { sendForm } from '@/lib/browser/send-form';
import { firstSaid, type Said } from '@/lib/contract/faults';
import { imageHref } from '@/lib/listings/image-href';
import { countPictures, readPasted, storePictures } from './pasted-pictures';
import { cleanPaste } from './rich-paste';

/** Pictures that are pasted or dropped go into the library, then into the text; `onStored` asks what they show. */
export function usePastedPictures(editor: Editor | null, onStored: () => void) {
  const t = useTranslations('AdminEditor.rich.pasted');
  const [line, setLine] = useState('');
  const [fault, setFault] = useState<Said | null>(null);

  /** Whether it is seen to here; a text without pictures is not. */
  function take(data: DataTransfer | null): boolean {
    if (!editor || !data) return false;
    const pasted = readPasted(data);
    const count = countPictures(pasted);
    setFault(null);
    setLine(count > 0 ? t('storing', { count }) : pasted.lost > 0 ? t('lost', { count: pasted.lost }) : '');
    if (count === 0) return false;
    void putIn(editor, pasted);
    return true;
  }

  async function putIn(into: Editor, pasted: ReturnType<typeof readPasted>) {
    const stored: string[] = [];
    const html = await storePictures(pasted, async (file) => {
      const form = new FormData();
      form.append('picture', file);
      const sent = await sendForm<{ picture: LibraryPicture }>('/api/admin/media/upload', form);
      if (!sent.ok) setFault(firstSaid(sent));
      if (!sent.ok) return null;
      stored.push(imageHref(sent.answer.picture.name));
      return stored.at(-1) ?? null;
    });
    if (into.isDestroyed) return;
    const hasCursor = into.isFocused;
    into.commands.insertContent(cleanPaste(html));
    const said = [
      ...(stored.length > 0 ? [t('stored', { count: stored.length })] : []),
      ...(pasted.lost > 0 ? [t('lost', { count: pasted.lost })] : []),
    ];
    setLine(said.join(' '));
    if (hasCursor && select(into, stored[0])) onStored();
  }

  return { line, fault, take };
}

function select(editor: Editor, src: string | undefined): boolean {
  let at = -1;
  editor.state.doc.descendants((node, place) => {
    if (at < 0 && node.type.name === 'figure' && node.attrs.kept.src === src) at = place;
  });
  return src !== undefined && at >= 0 && editor.commands.setNodeSelection(at);
}
