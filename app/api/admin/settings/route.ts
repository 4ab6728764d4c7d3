import { refusedPath } from '@/lib/admin/confirm-path';
import { send } from '@/lib/care-api/client';
import { holdRules } from '@/lib/contract/comment-rules';
import { endpoints } from '@/lib/contract/endpoints';
import { retentionDays, retentionKinds } from '@/lib/contract/retention';
import { type SettingKey, settingKeys } from '@/lib/contract/settings';
import { formRoute } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
import { localePath } from '@/lib/i18n/languages';

const path = '/adminPanel/settings';

/** How long things are kept, and which comments wait. */
export const POST = formRoute({
  call: endpoints.saveSetting,
  who: 'user',
  maxBytes: 4_096,
  isPlainOnly: true,
  read: (sent) => {
    const key = settingKeys.find((one) => one === textOf(sent, 'key'));
    const value = key && readers[key](sent);
    return key && value ? { key, value } : null;
  },
  send: ({ key, value }, { session: { accessToken }, visitor }) =>
    send(endpoints.saveSetting, { value }, { accessToken, visitor, params: { key } }),
  done: (_, __, { locale }) => ({ location: localePath(locale, `${path}?done=saved`) }),
  back: (_, { locale }, { code }) => localePath(locale, refusedPath(path, '', code)),
});

/** Null for what is no such setting. */
const readers: Record<SettingKey, (sent: FormData) => Record<string, unknown> | null> = {
  retention: (sent) => {
    const chosen = retentionKinds.map((kind) => [kind, textOf(sent, kind)] as const);
    const isKnown = (said: string) => said === 'ever' || retentionDays.some((days) => String(days) === said);
    if (!chosen.every(([, said]) => isKnown(said))) return null;
    return Object.fromEntries(chosen.map(([kind, said]) => [kind, said === 'ever' ? null : Number(said)]));
  },
  comments: (sent) => {
    const days = textOf(sent, 'closeAfterDays');
    return {
      ...Object.fromEntries(holdRules.map((rule) => [rule, sent.has(rule)])),
      closeAfterDays: days === '' ? null : Number(days),
    };
  },
};
