import { changeReference } from '@/lib/care-api/references';
import { endpoints } from '@/lib/contract/endpoints';
import { answerNames, referenceChange } from '@/lib/contract/reference-request';
import { refusedInput } from '@/lib/forms/fault';
import { formRoute } from '@/lib/forms/form-route';
import { textOf } from '@/lib/forms/read-sent';
import { localePath } from '@/lib/i18n/languages';
import { referenceForm, referencePath } from '@/lib/references/reference-path';

const changes = ['give', 'keep', 'decline'] as const;

/** A reference, a part of one to go on with later, or none, by whoever has its address. */
export const POST = formRoute({
  call: endpoints.changeFollowedReference,
  who: 'anyone',
  maxBytes: 64 * 1024,
  isPlainOnly: true,
  read: (sent) => {
    const token = textOf(sent, 'token');
    const change = changes.find((one) => one === textOf(sent, 'change'));
    if (!/^[\w-]{43}$/.test(token) || !change) return null;
    const names = change === 'decline' ? ['reason'] : answerNames;
    const words = Object.fromEntries(names.map((name) => [name, textOf(sent, name)]));
    return { token, change, words, isTrue: sent.has('isTrue') };
  },
  send: async ({ token, change, words, isTrue }, { visitor }) => {
    const { data, error } = referenceChange.safeParse({ change, ...words, ...(change === 'give' && { isTrue }) });
    return error ? refusedInput(error) : changeReference(token, data, visitor);
  },
  done: (_, { token, change }, { locale }) => ({
    location: localePath(locale, `${referencePath(token)}${change === 'keep' ? '?done=keep' : ''}`),
  }),
  back: ({ token }, { locale }) => localePath(locale, referencePath(token)),
  keep: {
    form: referenceForm,
    words: ({ token, change, words, isTrue }) => ({ token, change, ...words, ...(isTrue && { isTrue: 'on' }) }),
  },
});
