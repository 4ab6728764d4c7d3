import { referralLists } from '@/lib/care-api/open-referral';
import { readQuestion } from '@/lib/open-referral/read-question';
import { answerReferral, refuseReferral } from '../answer-referral';

export async function GET(request: Request, { params }: RouteContext<'/api/open-referral/[list]'>): Promise<Response> {
  const list = referralLists.get((await params).list);
  if (!list) return refuseReferral(404, 'nothingHere');
  const question = readQuestion(new URL(request.url).searchParams);
  if (!question) return refuseReferral(400, 'queryUnreadable');
  return answerReferral(request, await list.list(question));
}
