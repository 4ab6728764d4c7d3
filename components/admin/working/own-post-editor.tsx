'use client';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { checkPost, ownPostWork } from '@/lib/admin/post-work';
import type { Post } from '@/lib/contract/post';
import { Checks } from './publish-panel';
import { WorkEditor, type WorkEditorProps } from './work-editor';

type OwnPostEditorProps = Omit<WorkEditorProps, 'work' | 'checks' | 'panel'> & {
  post: Pick<Post, 'status' | 'reason'>;
  hasBanner: boolean;
};

/** The editor of a post for whoever wrote it: it is sent for approval. */
export function OwnPostEditor({ post: { status, reason }, hasBanner, ...props }: OwnPostEditorProps) {
  const t = useTranslations('AdminOwnPosts');
  const say = useTranslations('AdminWork.post.checks');
  return (
    <WorkEditor
      {...props}
      work={ownPostWork}
      checks={(words) => checkPost(words, hasBanner).map(({ name, isMust }) => ({ text: say(name), isMust }))}
      panel={(checks) => (
        <section aria-labelledby="sending" className="grid gap-4 rounded-card border border-line bg-surface p-5">
          <h2 id="sending" className="text-2xl">
            {t('panel.title')}
          </h2>
          <p className="font-semibold">{t(`panel.${status}`)}</p>
          {status === 'Declined' && reason && (
            <p className="wrap-anywhere border-accent border-s-4 ps-3" dir="auto">
              {t('reason', { words: reason })}
            </p>
          )}
          <Checks checks={checks} />
          <button type="submit" name="do" value="publish" className={buttonStyle('primary')}>
            {t('panel.do')}
          </button>
          <p className="text-muted text-sm">{t('panel.what')}</p>
          {props.standing.isWaiting && (
            <button
              type="submit"
              name="do"
              value="discard"
              className="link min-h-11 cursor-pointer justify-self-start text-danger"
            >
              {t('panel.discard')}
            </button>
          )}
        </section>
      )}
    />
  );
}
