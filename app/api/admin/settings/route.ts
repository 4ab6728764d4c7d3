import { settingDraftName } from '@/lib/admin/setting-draft';
import { send } from '@/lib/care-api/client';
import { holdRules } from '@/lib/contract/comment-rules';
import { endpoints } from '@/lib/contract/endpoints';
import { daysOf, type RetentionKind, retentionKinds } from '@/lib/contract/retention';
import { type SettingKey, settingKeys } from '@/lib/contract/settings';
import { staffMailKinds } from '@/lib/contract/staff-mail';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';

const path = '/adminPanel/settings';

/** How long things are kept, which comments wait, who of the staff gets which mail, how they sign in and hire, and who sees complaints. */
export const POST = officeRoute({
  call: endpoints.saveSetting,
  maxBytes: 64 * 1024,
  read: (sent) => {
    const key = settingKeys.find((one) => one === textOf(sent, 'key'));
    const value = key && readers[key](sent);
    return key && value ? { key, value } : null;
  },
  send: ({ key, value }, asking) => send(endpoints.saveSetting, { value }, { ...asking, params: { key } }),
  done: () => ({ path, said: { done: 'saved' } }),
  back: () => ({ path }),
  keep: { form: ({ key }) => settingDraftName(key), words: ({ value }) => ({ value: JSON.stringify(value) }) },
});

/** Null for what is no such setting. */
const readers: Record<SettingKey, (sent: FormData) => Record<string, unknown> | null> = {
  retention: (sent) => {
    const chosen = retentionKinds.map((kind) => [kind, textOf(sent, kind)] as const);
    const isKnown = (kind: RetentionKind, said: string) => said === 'ever' || daysOf(kind).map(String).includes(said);
    if (!chosen.every(([kind, said]) => isKnown(kind, said))) return null;
    return Object.fromEntries(chosen.map(([kind, said]) => [kind, said === 'ever' ? null : Number(said)]));
  },
  comments: (sent) => {
    const days = textOf(sent, 'closeAfterDays');
    return {
      ...Object.fromEntries(holdRules.map((rule) => [rule, sent.has(rule)])),
      closeAfterDays: days === '' ? null : Number(days),
    };
  },
  staffMail: (sent) => {
    const rules = staffMailKinds.map((kind) => {
      const [to, people] = [sent.getAll(`${kind}.to`), sent.getAll(`${kind}.people`)];
      return [kind, { to, people, when: textOf(sent, `${kind}.when`) }] as const;
    });
    return Object.fromEntries(rules);
  },
  security: (sent) => ({ staffSecondStep: sent.has('staffSecondStep') }),
  hiring: (sent) => ({ anonymous: sent.has('anonymous') }),
  complaints: (sent) => ({ assignedOnly: sent.has('assignedOnly') }),
};
