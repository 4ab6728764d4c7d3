import { getTranslations } from 'next-intl/server';
import { WithMessages } from '@/components/layout/with-messages';
import { ReferenceStatus } from '@/components/references/reference-status';
import { getReference } from '@/lib/care-api/references';
import { referenceForm } from '@/lib/references/reference-path';
import { followedPage } from '../../followed-page';

export const dynamic = 'force-dynamic';

/** What a referee is asked. */
const { generateMetadata, Page } = followedPage({
  form: referenceForm,
  title: async (locale, isRefused) => {
    const t = await getTranslations({ locale, namespace: 'Reference' });
    return t(isRefused ? 'errorTitle' : 'metaTitle');
  },
  read: getReference,
  show: ({ token, value, company, done, refused }) => (
    <WithMessages faults="reference">
      <ReferenceStatus {...{ token, company, refused }} reference={value} isKept={done === 'keep'} />
    </WithMessages>
  ),
});

export { generateMetadata };
export default Page;
