import { getTranslations } from 'next-intl/server';
import { CallBackStatus } from '@/components/call-back/call-back-status';
import { WithMessages } from '@/components/layout/with-messages';
import { callBackChangeForm } from '@/lib/call-back/call-back-fields';
import { getFollowed } from '@/lib/care-api/call-backs';
import { followedPage } from '../../../followed-page';

export const dynamic = 'force-dynamic';

/** How it stands with a request to be called. */
const { generateMetadata, Page } = followedPage({
  form: callBackChangeForm,
  title: async (locale, isRefused) => {
    const t = await getTranslations({ locale, namespace: 'CallBackStatus' });
    return t(isRefused ? 'errorTitle' : 'metaTitle');
  },
  read: getFollowed,
  show: ({ value, ...shown }) => (
    <WithMessages faults="callBack">
      <CallBackStatus {...shown} request={value} now={new Date()} />
    </WithMessages>
  ),
});

export { generateMetadata };
export default Page;
