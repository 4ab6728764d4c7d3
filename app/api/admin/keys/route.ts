import { newKeyForm } from '@/lib/admin/api-keys';
import { send } from '@/lib/care-api/client';
import { keyDays, keyScopes } from '@/lib/contract/api-key';
import { endpoints } from '@/lib/contract/endpoints';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';

const path = '/adminPanel/keys';

/** A key for another system, which its page shows this once. */
export const POST = officeRoute({
  call: endpoints.createApiKey,
  read: (sent) => {
    const days = keyDays.find((one) => String(one) === textOf(sent, 'days'));
    const scopes = keyScopes.filter((scope) => sent.getAll('scopes').includes(scope));
    return days ? { name: textOf(sent, 'name'), scopes, days } : null;
  },
  send: (asked, { once: _, ...asking }) => send(endpoints.createApiKey, asked, asking),
  done: ({ key }) => ({ path, said: { done: 'key' }, shown: { what: 'apiKey', words: [key] } }),
  back: () => ({ path }),
  keep: {
    form: newKeyForm,
    words: ({ name, scopes, days }) => ({ name, scopes: scopes.join(' '), days: String(days) }),
  },
});
