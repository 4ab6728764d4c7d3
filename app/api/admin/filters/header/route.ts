import { headerForm } from '@/lib/admin/order';
import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';

const path = '/adminPanel/filters/order';

/** Renames a header with all its values. */
export const POST = officeRoute({
  call: endpoints.renameFilterHeader,
  read: (sent) => ({ header: textOf(sent, 'header'), name: textOf(sent, 'name') }),
  send: (body, asking) => send(endpoints.renameFilterHeader, body, asking),
  done: () => ({ path, said: { done: 'header' } }),
  back: () => ({ path }),
  keep: { form: headerForm, words: (typed) => typed },
});
