import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { askPictures, type LibraryPicture } from '@/lib/browser/ask-pictures';
import { sendForm } from '@/lib/browser/send-form';
import { firstSaid, type Said } from '@/lib/contract/faults';

/** The pictures that were searched for, and those that are added. `onAdd` is given each of them. */
export function useLibrary(start: readonly LibraryPicture[], onAdd: (picture: LibraryPicture) => void) {
  const t = useTranslations('AdminEditor.picture');
  const [found, setFound] = useState({ items: start, q: '', page: 0, total: start.length });
  const [line, setLine] = useState<React.ReactNode>('');
  const [fault, setFault] = useState<Said | null>(null);
  const [isAsking, setAsking] = useState(false);
  const asked = useRef(0);

  async function ask(q: string, page: number) {
    asked.current += 1;
    const turn = asked.current;
    setAsking(true);
    const answer = await askPictures(q, page);
    // Only the last that was asked for counts.
    if (turn !== asked.current) return;
    setAsking(false);
    if (!answer) return setLine(t('away'));
    setFound((was) => ({
      items: page > 1 ? onceEach([...was.items, ...answer.items]) : answer.items,
      q,
      page,
      total: answer.total,
    }));
    setLine(answer.total === 0 ? t('nothing') : t('count', { count: answer.total }));
  }

  async function upload(input: HTMLInputElement) {
    const file = input.files?.[0];
    if (!file) return;
    setFault(null);
    setLine(t('uploading'));
    const form = new FormData();
    form.append('picture', file);
    const sent = await sendForm<{ picture: LibraryPicture }>('/api/admin/media/upload', form);
    input.value = '';
    setLine(sent.ok ? t('uploaded') : '');
    if (!sent.ok) return setFault(firstSaid(sent));
    const { picture } = sent.answer;
    setFound((was) => ({ ...was, items: onceEach([picture, ...was.items]) }));
    onAdd(picture);
  }

  return { found, line, fault, isAsking, ask, upload };
}

/** What was added may have been there before, and moves the pages that come. */
function onceEach(items: readonly LibraryPicture[]): LibraryPicture[] {
  return items.filter(({ name }, place) => items.findIndex((one) => one.name === name) === place);
}
