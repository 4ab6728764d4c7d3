import { accountForms } from './form-refusals/account';
import { answerForms } from './form-refusals/answers';
import type { FormRules } from './form-refusals/said-of-form';
import { signInForms } from './form-refusals/sign-in';
import { visitorForms } from './form-refusals/visitors';

/** Status, words and way back of each form, by what is wrong. */
const formRefusals: Record<string, FormRules> = { ...signInForms, ...visitorForms, ...accountForms, ...answerForms };

const elsewhere = '403 Please send the form from our own page.';
/** Whatever form it is: status and words for a script. */
const usual: Record<string, string> = {
  'from elsewhere': elsewhere,
  'from another origin': elsewhere,
  'too large': '413 This is too large.',
  'no session': '401 ended Please sign in.',
  'API away': '502 Our system is not answering. Please try again in a moment, or ring us.',
};

type Sent = {
  /** In a type of content that the form takes. */
  isTaken: boolean;
  /** By a page without script. */
  isPlain: boolean;
  what: string;
  /** What is sent in Arabic. */
  inArabic: string | undefined;
};

/** What is said of a form that is sent with something wrong; nothing where no rule says it. */
export function formRefusal(name: string, { isTaken, isPlain, what, inArabic }: Sent): string | undefined {
  const rules = formRefusals[name];
  if (!rules) return undefined;
  const { back, notTaken = '415 Please send a form or JSON.', json, plain, either } = rules;
  const own = (isPlain ? plain : json)?.[what] ?? either?.[what];
  if (what.startsWith('from ')) return either?.[what] ?? elsewhere;
  if (!isTaken) return notTaken;
  if (own !== undefined) return own;
  if (what === 'in Arabic') {
    const first = inArabic && formRefusal(name, { isTaken, isPlain, what: inArabic, inArabic: undefined });
    return first?.replace(/^(303(?: ended)?) (?=\/)/, '$1 /ar');
  }
  return isPlain ? `303 ${back}` : usual[what];
}
