import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { sampleFaqs } from '@/care-api/sample/faqs';
import { lawRules, purposes } from '@/lib/contract/questionnaire-purpose';
import { blankQuestion } from '../draft/edit-questions';
import { adviseQuestions, rulesOf } from './advise';
import type { AskedQuestion } from './asked-question';
import { law, withBetterWords } from './better-words';
import { yearsOf } from './is-hard-to-read';
import { isSensitive } from './is-sensitive';
import { meaningOf } from './meaning-of';
import { guessPurpose, purposeOf } from './purpose';
import { markedForms } from './testing/marked-forms';

function ask(headline: string, more: Partial<AskedQuestion> = {}): AskedQuestion {
  return { id: 1, headline, questionType: 'text', inputKind: 'short', choices: [], ...more };
}
const choose = (headline: string, ...labels: string[]) =>
  ask(headline, {
    questionType: 'multiple-choice',
    inputKind: null,
    choices: labels.map((label) => ({ value: label, label })),
  });

describe('advice about an application form', () => {
  const marked = markedForms.flatMap(({ title, questions }) => {
    const advice = adviseQuestions(questions, 'job');
    return questions.map((question, index) => ({
      of: `${title}: ${question.headline}`,
      mark: question.mark,
      rules: advice.filter((one) => one.index === index).map(({ rule }) => String(rule)),
    }));
  });

  it('finds at least nine in ten questions about health before an offer', () => {
    const asked = marked.filter(({ mark }) => mark === 'health' || mark === 'pregnancy');
    const missed = asked.filter(({ mark, rules }) => !rules.includes(mark));
    expect(asked.length).toBeGreaterThan(40);
    expect(missed.map(({ of }) => of).slice(Math.floor(asked.length / 10))).toEqual([]);
  });

  it('finds at least nine in ten of the others', () => {
    const asked = marked.filter(({ mark }) => !['', '?', 'statement', 'health', 'pregnancy'].includes(mark));
    const missed = asked.filter(({ mark, rules }) => !rules.includes(mark));
    expect(missed.map(({ of }) => of).slice(Math.floor(asked.length / 10))).toEqual([]);
  });

  it('raises a false alarm in one of twenty questions at most', () => {
    const alarms = marked.filter(({ mark, rules }) => mark === '' && rules.length > 0);
    expect(alarms.map(({ of, rules }) => `${of} ${rules}`).slice(Math.floor(marked.length / 20))).toEqual([]);
  });

  it.each(markedForms)('takes “$title” for one', ({ title, questions }) => {
    expect(guessPurpose({ title, description: '', questions })).toBe('job');
  });
});

describe('advice about one question', () => {
  const rules = (headline: string, purpose: 'job' | 'hired' | 'care' | 'other' = 'job') =>
    rulesOf(ask(headline), purpose);

  it.each([
    'Would a disability keep you from driving?',
    'Do you need any adjustments to do the work?',
    'If you have taken sick leave lately, say why.',
    'Names and dates of operations',
  ])('%s asks about health', (headline) => expect(rules(headline)).toEqual(['health']));

  it.each([
    'Can you climb a ladder, with or without adjustments?',
    'If you are disabled, what arrangements do you need at the interview?',
    'Have you looked after somebody with epilepsy?',
    'What would you do if someone had a seizure?',
    'We will ask about your health only after an offer, on a medical form.',
    'You need not tell us about any illness. Which shifts can you work?',
  ])('%s may be asked', (headline) => expect(rules(headline)).toEqual([]));

  it('looks at what stands under it, and at what can be chosen', () => {
    expect(rulesOf(ask('Anything else?', { description: 'For example an illness.' }), 'job')).toEqual(['health']);
    expect(rulesOf(choose('Have you had any of these?', 'Asthma', 'A hernia', 'None'), 'job')).toEqual(['health']);
    expect(rulesOf(choose('Which have you supported?', 'Asthma', 'A hernia'), 'job')).toEqual([]);
    expect(rulesOf(choose('What are you?', 'I am disabled', 'Neither'), 'job')).toEqual(['health']);
    expect(rulesOf(choose('You are', 'Single', 'Married', 'Other'), 'job')).toEqual(['family']);
  });

  it('depends on what the answers are for', () => {
    expect(rules('Do you take any medication?', 'hired')).toEqual([]);
    expect(rules('Are you in a trade union?', 'hired')).toEqual(['union']);
    expect(rules('Do you take any medication?', 'other')).toEqual([]);
    expect(rules('Tell us everything about her medical history', 'care')).toEqual(['tellAll']);
    expect(rules('Tell us about her condition, only what you wish to say', 'care')).toEqual([]);
  });

  it('is none where answers are counted and nothing else', () => {
    const statement = ask('Equal opportunities monitoring', { inputKind: 'statement' });
    const [health, union] = [ask('Are you disabled?'), ask('Are you in a trade union?')];
    expect(adviseQuestions([statement, health, union], 'job').map(({ rule }) => rule)).toEqual(['union']);
    const ended = [statement, health, ask('About the work', { inputKind: 'statement' }), health];
    expect(adviseQuestions(ended, 'job').map(({ index }) => index)).toEqual([3]);
    const marked = [health, union].map((question) => ({ ...question, privacy: 'equality' as const }));
    expect(adviseQuestions(marked, 'job').map(({ rule }) => rule)).toEqual(['union']);
    // A mark that nobody sees, for a statement is not answered.
    const hidden = { ...ask('About you', { inputKind: 'statement' }), privacy: 'equality' as const };
    expect(adviseQuestions([hidden, health], 'job').map(({ rule }) => rule)).toEqual(['health']);
  });

  it('says nothing of what nobody answers', () => {
    expect(rulesOf(ask('Your health matters', { inputKind: 'statement' }), 'job')).toEqual([]);
  });
});

describe('advice about the whole', () => {
  const asked = [ask('How far can you travel?'), ask('Are you ill?'), ask('Your CV', { inputKind: 'file' })];
  const told = (said: { hasPurpose: boolean; hasRetention: boolean }, questions = asked) =>
    adviseQuestions(questions, 'other', said).map(({ rule, index }) => `${rule} ${index}`);

  it('stands at the first question that asks for private things', () => {
    expect(told({ hasPurpose: false, hasRetention: false })).toEqual(['purpose 1', 'retention 1']);
    expect(told({ hasPurpose: true, hasRetention: false })).toEqual(['retention 1']);
    expect(told({ hasPurpose: true, hasRetention: true })).toEqual([]);
  });

  it('is none where nothing private is asked', () => {
    expect(told({ hasPurpose: false, hasRetention: false }, asked.slice(0, 1))).toEqual([]);
  });
});

describe('words that are hard to read', () => {
  const hard =
    'Notwithstanding any declaration previously submitted, particulars of professional registrations pertaining to the ' +
    'administration of pharmaceutical preparations, including limitations subsequently imposed, require enumeration.';

  it('are told at any purpose, and plain ones are not', () => {
    for (const purpose of purposes) expect(rulesOf(ask(hard), purpose)).toContain('reading');
    const plain = ask('Where do you live?', {
      description: 'We ask so that we can find work near you. Say the town, or the first half of your postcode.',
    });
    expect(rulesOf(plain, 'other')).toEqual([]);
    expect(rulesOf(ask('هل لديك خبرة في رعاية كبار السن في منازلهم ليلا ونهارا وفي نهاية الأسبوع؟'), 'other')).toEqual(
      [],
    );
  });

  it('are measured as Flesch and Kincaid do', () => {
    const texts = sampleFaqs.map(({ answer }) => answer.replace(/<[^>]+>/g, ' '));
    const measured = texts.flatMap((text) => {
      const years = yearsOf(text);
      if (years === 0) return [];
      const words = text.match(/[a-z]+(?:['’][a-z]+)?/gi) ?? [];
      const sentence = text.split(/[.!?;:]+(?=\s|$)|\n+/).filter((one) => /[a-z]/i.test(one)).length;
      const counts = { sentence, word: words.length, syllable: words.reduce((sum, word) => sum + syllable(word), 0) };
      return Math.abs(years - fleschKincaid(counts));
    });
    expect(measured.length).toBeGreaterThan(5);
    expect(Math.max(...measured)).toBeLessThan(1.5);
  });
});

describe('what a question means', () => {
  const before = choose('Are you ill?', 'Yes', 'No');

  it('is the same with other signs and capitals', () => {
    expect(meaningOf({ ...before, headline: 'Are you – ILL…' })).toBe(meaningOf(before));
  });

  it.each([
    { headline: 'Are you tall?' },
    { description: 'Be honest.' },
    { choices: before.choices.slice(1) },
    { headline: 'Are you ill? Yes', choices: before.choices.slice(1) },
  ])('is another with %j', (change) => expect(meaningOf({ ...before, ...change })).not.toBe(meaningOf(before)));
});

describe('what a questionnaire is for', () => {
  it('is what was said, or else what its words tell', () => {
    const care = { title: 'The care you need', description: '', questions: [{ headline: 'Who needs care?' }] };
    expect(purposeOf('', care)).toBe('care');
    expect(purposeOf('other', care)).toBe('other');
    expect(purposeOf('', { title: 'List your business', description: '', questions: [] })).toBe('other');
    expect(purposeOf('', { title: 'New starter form', description: 'After an offer', questions: [] })).toBe('hired');
  });
});

describe('better words', () => {
  const before = { ...blankQuestion(1), headline: 'Do you smoke?', jumps: [] };

  it.each(lawRules)('of %s have nothing to be advised on, and are there for whoever builds', (rule) => {
    const after = withBetterWords(before, rule);
    expect(after.headline !== before.headline).toBe(law[rule].better !== null);
    if (law[rule].better) for (const purpose of purposes) expect(rulesOf(after, purpose)).toEqual([]);
    expect(law[rule].href).toMatch(/^https:\/\/www\.legislation\.gov\.uk\//);
  });
});

describe('what is nothing for an email', () => {
  it.each([
    ['Do you need any adjustments for the interview?', true],
    ['Who needs care, and what conditions do they have?', true],
    ['Your date of birth', true],
    ['Have you any unspent convictions?', true],
    ['How far can you travel?', false],
    ['Why do you want to be a carer?', false],
  ])('%s: %s', (headline, isNone) => expect(isSensitive(ask(headline))).toBe(isNone));

  it('is every file, and what one can choose too', () => {
    expect(isSensitive(ask('Your CV', { inputKind: 'file' }))).toBe(true);
    expect(isSensitive(choose('What applies?', 'Dementia', 'Nothing'))).toBe(true);
  });
});
