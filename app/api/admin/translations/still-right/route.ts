import { isListPath } from '@/lib/admin/list-path';
import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { stillRightInput } from '@/lib/contract/translation';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';

const names = Object.keys(stillRightInput.shape);

/** Says that translations are still right: of one text, or of all that a list shows. */
export const POST = officeRoute({
  call: endpoints.keepTranslations,
  read: (sent) => {
    const [path, search] = [textOf(sent, 'path'), textOf(sent, 'search')];
    const said = names.map((name) => [name, textOf(sent, name)]).filter(([, value]) => value !== '');
    const which = stillRightInput.safeParse(Object.fromEntries(said)).data;
    return which && isListPath(path) ? { path, search, which } : null;
  },
  send: ({ which }, asking) => send(endpoints.keepTranslations, which, asking),
  done: (_, { path, search }) => ({ path, search, said: { done: 'noted' } }),
  back: ({ path, search }) => ({ path, search }),
});
