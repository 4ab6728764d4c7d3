import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Tag } from '@/components/ui/tag';
import type { SampleName } from '@/lib/seo/sample-metadata';

/** What all sample pages share: title, and a label that says plainly what they are. */
export function SampleFrame({ name, children }: { name: SampleName; children: React.ReactNode }) {
  const t = useTranslations('Samples');
  return (
    <div className="wrap py-6">
      <Breadcrumb label={t('breadcrumb')} steps={[{ name: t('home'), href: '/home' }, { name: t(`${name}.title`) }]} />
      <h1 className="mt-2">{t(`${name}.title`)}</h1>
      <p className="measure mt-4 text-xl">{t(`${name}.intro`)}</p>
      <p className="measure mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>
          <Tag tone="sand" isOurs>
            {t('label')}
          </Tag>
        </b>
        <span className="text-muted">{t('note')}</span>
      </p>
      <div className="mt-10">{children}</div>
    </div>
  );
}
