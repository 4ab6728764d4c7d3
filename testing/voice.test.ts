import backOffice from '@/messages/admin/en.json';
import site from '@/messages/en.json';
import mails from '@/messages/mails/en.json';

type Words = { [name: string]: string | Words };

const messages: Words = { ...site, ...backOffice, mails };

/** What docs/voice.md says otherwise, of what has no other meaning. */
const notOurs =
  /\b(sign(s|ed|ing)?[ -](in|on|out)|log-(in|out)|log-?on|callbacks?|live in care|24-hour care|day and night|caregivers?|care workers?|e-mails?|per calendar month|tariffs?|purchase|the elderly|service users?|shan’t|somebody|24\/7)\b/i;
/** By the specification, or the name of a cookie. */
const given = ['Samples.pricing.features.always', 'Policies.cookies.ours.text'];

it('one word stands for one thing, in every message', () => {
  const strange = textsOf(messages).filter(([name, text]) => notOurs.test(text) && !given.includes(name));
  expect(strange).toEqual([]);
});

it('what was given is still said otherwise', () => {
  const texts = new Map(textsOf(messages));
  for (const name of given) expect(texts.get(name)).toMatch(notOurs);
});

function textsOf(words: Words, path = ''): [name: string, text: string][] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value]] : textsOf(value, `${path}${name}.`),
  );
}
