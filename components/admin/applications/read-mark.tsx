'use client';
import { useEffect, useState } from 'react';
import { markRead } from '@/lib/browser/mark-read';
import { PostForm } from '../layout/post-form';

type ReadMarkProps = {
  id: number;
  /** The list that it was opened from. */
  listed: string;
  words: { sent: string; read: string; mark: string };
};

/** Says that a new application is read as soon as somebody has it before them; without script by a button. */
export function ReadMark({ id, listed, words }: ReadMarkProps) {
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    let isHere = true;
    async function mark() {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', mark);
      if ((await markRead(id)) && isHere) setIsRead(true);
    }
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', mark);
    };
  }, [id]);
  return (
    <span aria-live="polite" className="flex min-h-8 flex-wrap items-center gap-x-3">
      <span>{isRead ? words.read : words.sent}</span>
      {!isRead && (
        <PostForm action="/api/admin/applications/read" fields={{ id, search: listed }}>
          <button type="submit" className="link min-h-8 cursor-pointer">
            {words.mark}
          </button>
        </PostForm>
      )}
    </span>
  );
}
