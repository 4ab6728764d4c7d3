import { useTranslations } from 'next-intl';
import { recordPath } from '@/lib/admin/record-path';
import { screenPath } from '@/lib/admin/screens';
import type { Media, PictureUse } from '@/lib/contract/media';
import { paperHref } from '@/lib/contract/paper';
import { Link } from '@/lib/i18n/navigation';
import { FileForm } from './file-form';

/** Where a picture or paper is shown, and the way to put another one in its place. */
export function MediaParts({ picture: { id, name, type, version, uses = [] } }: { picture: Media }) {
  const t = useTranslations('AdminMedia');
  const words = type ? 'replacePaper' : 'replace';
  return (
    <div className="measure mt-10 grid gap-10">
      {type && (
        <p>
          <a href={paperHref(name)} className="link inline-block min-h-8 content-center">
            {t('open', { type: type.toUpperCase() })}
          </a>
        </p>
      )}
      <section aria-labelledby="uses">
        <h2 id="uses" className="text-2xl">
          {t('uses.title')}
        </h2>
        <p className="text-muted">{t(uses.length > 0 ? 'uses.history' : 'uses.none')}</p>
        <ul className="mt-2 list-disc ps-6">
          {uses.map((use) => (
            <li key={`${use.kind} ${use.id}`}>
              <Use {...use} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="replace">
        <h2 id="replace" className="text-2xl">
          {t(`${words}.title`)}
        </h2>
        <p className="mb-3 text-muted">{t(`${words}.text`)}</p>
        <FileForm words={words} replaced={{ id, version }} />
      </section>
    </div>
  );
}

function Use({ kind, id, title, inTrash, inHistory }: PictureUse) {
  const t = useTranslations('AdminMedia.uses');
  const kinds = useTranslations('AdminAudit.kinds');
  const known = (['listing', 'post', 'company', 'page', 'galleryImage', 'profile'] as const).find(
    (one) => one === kind,
  );
  const path = inTrash ? screenPath('trash') : recordPath(kind, String(id));
  const name = (
    <>
      {known && `${kinds(known)}: `}
      <bdi>{title || t('untitled')}</bdi>
      {inTrash && ` (${t('inTrash')})`}
      {inHistory && ` (${t('inHistory')})`}
    </>
  );
  return path ? (
    <Link href={path} prefetch={false} className="link inline-block min-h-8 content-center">
      {name}
    </Link>
  ) : (
    name
  );
}
