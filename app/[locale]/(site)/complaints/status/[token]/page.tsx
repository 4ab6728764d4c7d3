import { getTranslations } from 'next-intl/server';
import { ComplaintStatus } from '@/components/complaints/complaint-status';
import { getFollowedComplaint } from '@/lib/care-api/complaints';
import { followedPage } from '../../../followed-page';

export const dynamic = 'force-dynamic';

/** How it stands with a complaint: nothing of what they wrote. */
const { generateMetadata, Page } = followedPage({
  title: async (locale) => (await getTranslations({ locale, namespace: 'Complaints.status' }))('metaTitle'),
  read: getFollowedComplaint,
  show: ({ value, company, done }) => <ComplaintStatus complaint={value} company={company} isNew={done === 'sent'} />,
});

export { generateMetadata };
export default Page;
