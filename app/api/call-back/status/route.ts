import { callBackChangeForm, statusPath } from '@/lib/call-back/call-back-fields';
import { toWish } from '@/lib/call-back/to-call-back';
import { changeFollowed } from '@/lib/care-api/call-backs';
import type { FollowedChange } from '@/lib/contract/call-back-promise';
import { endpoints } from '@/lib/contract/endpoints';
import { followedRoute } from '@/lib/forms/followed-route';

/** Another time or number for a request, or no call at all, by whoever has its address. */
export const POST = followedRoute({
  call: endpoints.changeFollowedCallBack,
  form: callBackChangeForm,
  path: statusPath,
  read: readChange,
  send: changeFollowed,
});

function readChange(field: (name: string) => string): FollowedChange | null {
  const change = field('change');
  if (change === 'when') return { change, dateTime: toWish({ date: field('date'), time: field('time') }) };
  if (change === 'phone') return { change, phoneNo: field('phoneNo') };
  return change === 'cancel' ? { change } : null;
}
