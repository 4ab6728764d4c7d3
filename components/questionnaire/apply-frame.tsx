import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Sentence } from '@/components/ui/in-own-language';

type ApplyFrameProps = {
  listing: { id: number; title: string };
  title: string;
  intro: React.ReactNode;
  children: React.ReactNode;
};

/** What every page of applying for a listing has around it. */
export function ApplyFrame({ listing, title, intro, children }: ApplyFrameProps) {
  const t = useTranslations('Questionnaire');
  return (
    <div className="wrap max-w-4xl py-6">
      <Breadcrumb
        label={t('breadcrumb')}
        steps={[
          { name: t('home'), href: '/home' },
          { name: listing.title, content: listing.title, href: `/listing-details/${listing.id}` },
          { name: t('step') },
        ]}
      />
      <h1 className="mt-4">
        <Sentence content={listing.title}>{title}</Sentence>
      </h1>
      <div className="measure mt-3 text-xl">{intro}</div>
      {children}
    </div>
  );
}
