import { changeInterview } from '@/lib/care-api/interviews';
import { endpoints } from '@/lib/contract/endpoints';
import type { InterviewChange } from '@/lib/contract/interview';
import { followedRoute } from '@/lib/forms/followed-route';
import { interviewForm, interviewPath } from '@/lib/interviews/interview-path';

/** A time for an interview, or none, by whoever has its address. */
export const POST = followedRoute({
  call: endpoints.changeFollowedInterview,
  form: interviewForm,
  path: interviewPath,
  read: readChange,
  send: changeInterview,
});

function readChange(field: (name: string) => string): InterviewChange | null {
  const change = field('change');
  if (change === 'choose') return { change, time: field('time') };
  return change === 'cancel' ? { change } : null;
}
