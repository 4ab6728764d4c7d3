import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';

const path = '/adminPanel/call-backs/report';

/** Whether the public is told how soon people are called. */
export const POST = officeRoute({
  call: endpoints.saveCallBackSpeed,
  read: (sent) => ({ isShown: textOf(sent, 'isShown') === '1' }),
  send: (value, asking) => send(endpoints.saveCallBackSpeed, value, asking),
  done: () => ({ path, said: { done: 'saved' } }),
  back: () => ({ path }),
});
