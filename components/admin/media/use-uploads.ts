'use client';
import { useRef, useState } from 'react';
import type { LibraryPicture } from '@/lib/browser/ask-pictures';
import { uploadForm } from '@/lib/browser/upload-form';
import { firstSaid, type Said } from '@/lib/contract/faults';
import { isCalledPaper, mostPaperBytes } from '@/lib/contract/paper';
import { newIdempotencyKey, onceField } from '@/lib/http/once-field';
import { maxPictureSize } from '@/lib/profile/picture-limits';

export type Upload = {
  key: number;
  file: File;
  /** It is stored once, however often it is sent. */
  once: string;
  state: 'waiting' | 'sending' | 'storing' | 'done' | 'refused' | 'cancelled';
  /** Of the file that has gone, to 100. */
  percent: number;
  stop: AbortController;
  said?: Said;
  /** The file itself is at fault: it would be refused again. */
  isFinal?: boolean;
  /** Of the picture it became. */
  id?: number;
};

/** What is wrong with a file before it is sent. */
function refuse({ name, size }: File): Said | null {
  if (isCalledPaper(name)) return size > mostPaperBytes ? { fault: { code: 'paperTooLarge' } } : null;
  return size > maxPictureSize ? { fault: { code: 'pictureTooLarge' } } : null;
}

/** Files on their way into the library, one after the other; `onDone` once the last has come to its end. */
export function useUploads(onDone: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const line = useRef(Promise.resolve());
  const change = (key: number, part: Partial<Upload>) =>
    setUploads((was) => was.map((one) => (one.key === key ? { ...one, ...part } : one)));

  async function send({ key, file, once, stop }: Upload) {
    if (stop.signal.aborted) return;
    change(key, { state: 'sending' });
    const form = new FormData();
    form.append('picture', file);
    form.append('papers', 'too');
    form.append(onceField, once);
    const sent = await uploadForm<{ picture: LibraryPicture & { id: number } }>('/api/admin/media/upload', form, {
      signal: stop.signal,
      onProgress: (percent) => change(key, percent < 100 ? { percent } : { percent, state: 'storing' }),
    });
    if (stop.signal.aborted) return;
    if (sent.ok) return change(key, { state: 'done', id: sent.answer.picture.id });
    change(key, { state: 'refused', said: firstSaid(sent), isFinal: sent.status === 422 });
  }

  function queue(added: readonly Upload[]) {
    for (const one of added) line.current = line.current.then(() => send(one));
    line.current = line.current.then(onDone);
  }

  function add(files: readonly File[]) {
    const added = files.map((file, index): Upload => {
      const upload = {
        key: uploads.length + index,
        file,
        once: newIdempotencyKey(),
        percent: 0,
        stop: new AbortController(),
      };
      const said = refuse(file);
      return said ? { ...upload, state: 'refused', said, isFinal: true } : { ...upload, state: 'waiting' };
    });
    setUploads((was) => [...was, ...added]);
    queue(added.filter(({ state }) => state === 'waiting'));
  }

  function cancel({ key, stop }: Upload) {
    stop.abort();
    change(key, { state: 'cancelled' });
  }

  function again(upload: Upload) {
    const anew: Upload = { ...upload, state: 'waiting', percent: 0, stop: new AbortController() };
    change(upload.key, anew);
    queue([anew]);
  }

  return { uploads, add, cancel, again };
}
