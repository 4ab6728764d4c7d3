import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { PostForm } from '../layout/post-form';

/** Of a directory that has no jobs: the way to offer some. */
export function JobStart() {
  const t = useTranslations('AdminWork.new.jobs');
  return (
    <section aria-labelledby="jobs" className="measure mt-10 border-line border-t pt-6">
      <h2 id="jobs">{t('title')}</h2>
      <p className="my-2">{t('text')}</p>
      <PostForm action="/api/admin/jobs">
        <button type="submit" className={buttonStyle('secondary')}>
          {t('do')}
        </button>
      </PostForm>
    </section>
  );
}
