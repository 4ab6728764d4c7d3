import { getCompany } from '@/lib/care-api/content';
import { hasReferral } from '@/lib/care-api/open-referral';
import { siteUrl } from '@/lib/env';
import { about } from '@/lib/open-referral/about';
import { answerReferral } from './answer-referral';

export const dynamic = 'force-dynamic';

/** What is offered here, and by whom: Open Referral UK, for directories of many sites. */
export async function GET(request: Request): Promise<Response> {
  const [offered, company] = await Promise.all([hasReferral(), getCompany()]);
  if (offered.state !== 'ready') return answerReferral(request, offered);
  return answerReferral(request, { state: 'ready', value: about({ name: company?.name ?? '', url: siteUrl() }) });
}
