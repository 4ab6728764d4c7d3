import 'server-only';
import type { Session } from '@/lib/auth/session';
import type { Writing } from '@/lib/care-api/client';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { AccountForm, FormValues } from '@/lib/sign-in/account-forms';
import { checkForm } from '@/lib/sign-in/check-form';
import { refused } from './fault';
import { type FormRoute, formRoute, type Sender } from './form-route';

type Rules<Value> = Pick<FormRoute<FormValues, Value>, 'done' | 'back'> & {
  /** Only what passed the form's own checks is sent. */
  send: (values: FormValues, sender: Sender & { session: Session | null }) => Promise<Writing<Value>>;
};

/** One of the account's forms. Its names and email come back after a fault, a password never. */
export function accountForm<Value>(form: AccountForm, call: Endpoint, { send, done, back }: Rules<Value>) {
  return formRoute<FormValues, Value>({
    call,
    who: 'anyone',
    maxBytes: 16 * 1024,
    read: (sent) =>
      Object.fromEntries([...sent].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
    send: async (values, sender) => {
      const wrong = checkForm(form, values);
      return wrong ? refused(422, wrong.whole, wrong.fields) : send(values, sender);
    },
    done,
    back,
    keep: {
      form,
      words: ({ email = '', userName = '', fullName = '', id }) => ({
        email,
        userName,
        fullName,
        ...(id !== undefined && { id }),
      }),
    },
  });
}
