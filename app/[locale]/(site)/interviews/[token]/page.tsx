import { getTranslations } from 'next-intl/server';
import { InterviewAnswer } from '@/components/interviews/interview-answer';
import { WithMessages } from '@/components/layout/with-messages';
import { getInterview } from '@/lib/care-api/interviews';
import { interviewForm } from '@/lib/interviews/interview-path';
import { followedPage } from '../../followed-page';

export const dynamic = 'force-dynamic';

/** An interview, and the applicant's answer to it. */
const { generateMetadata, Page } = followedPage({
  form: interviewForm,
  title: async (locale, isRefused) => {
    const t = await getTranslations({ locale, namespace: 'Interview' });
    return t(isRefused ? 'errorTitle' : 'title');
  },
  read: getInterview,
  show: ({ value, ...shown }) => (
    <WithMessages faults="interview">
      <InterviewAnswer {...shown} interview={value} />
    </WithMessages>
  ),
});

export { generateMetadata };
export default Page;
