import type { DraftQuestion } from '@/lib/contract/draft-question';
import type { LawRule } from '@/lib/contract/questionnaire-purpose';
import { isDefault } from '../find-jump';

const act = 'https://www.legislation.gov.uk/ukpga/2010/15/section';
const regulation = 'https://www.legislation.gov.uk/eur/2016/679/article';

type Said = {
  source: string;
  href: string;
  /** What may be asked instead, with Yes and No or in words of one's own; null where it is best left out. */
  better: { headline: string; isYesNo: boolean } | null;
};

export const law: Readonly<Record<LawRule, Said>> = {
  health: {
    source: 'Equality Act 2010, section 60',
    href: `${act}/60`,
    better: { headline: 'Do you need any adjustments for the interview?', isYesNo: false },
  },
  pregnancy: { source: 'Equality Act 2010, section 18', href: `${act}/18`, better: null },
  age: {
    source: 'Equality Act 2010, section 5',
    href: `${act}/5`,
    better: { headline: 'Are you 18 or over?', isYesNo: true },
  },
  family: {
    source: 'Equality Act 2010, section 8',
    href: `${act}/8`,
    better: { headline: 'Can you work the hours of this job?', isYesNo: true },
  },
  religion: {
    source: 'Equality Act 2010, section 10',
    href: `${act}/10`,
    better: { headline: 'Are there days or hours when you cannot work?', isYesNo: false },
  },
  nationality: {
    source: 'Equality Act 2010, section 9',
    href: `${act}/9`,
    better: { headline: 'Do you have the right to work in the UK?', isYesNo: true },
  },
  race: { source: 'Equality Act 2010, section 9', href: `${act}/9`, better: null },
  orientation: { source: 'Equality Act 2010, sections 11 and 12', href: `${act}/12`, better: null },
  convictions: {
    source: 'Rehabilitation of Offenders Act 1974 (Exceptions) Order 1975',
    href: 'https://www.legislation.gov.uk/uksi/1975/1023',
    better: {
      headline: 'Do you have any conviction or caution that is not protected under the Exceptions Order 1975?',
      isYesNo: true,
    },
  },
  union: {
    source: 'Trade Union and Labour Relations (Consolidation) Act 1992, section 137',
    href: 'https://www.legislation.gov.uk/ukpga/1992/52/section/137',
    better: null,
  },
  politics: { source: 'UK GDPR, article 9', href: `${regulation}/9`, better: null },
  accounts: { source: 'UK GDPR, article 5(1)(c)', href: `${regulation}/5`, better: null },
  photo: { source: 'UK GDPR, article 5(1)(c)', href: `${regulation}/5`, better: null },
  identity: { source: 'UK GDPR, article 5(1)(c)', href: `${regulation}/5`, better: null },
  tellAll: {
    source: 'UK GDPR, articles 5(1)(c) and 9',
    href: `${regulation}/9`,
    better: { headline: 'What should we know to help? Say only what you wish.', isYesNo: false },
  },
  reading: { source: 'UK GDPR, article 12(1)', href: `${regulation}/12`, better: null },
  purpose: { source: 'UK GDPR, article 5(1)(b)', href: `${regulation}/5`, better: null },
  retention: { source: 'UK GDPR, article 5(1)(e)', href: `${regulation}/5`, better: null },
};

export function withBetterWords(question: DraftQuestion, rule: LawRule): DraftQuestion {
  const { better } = law[rule];
  if (!better) return question;
  const choices = better.isYesNo ? ['Yes', 'No'].map((label) => ({ value: label, label })) : [];
  return {
    ...question,
    headline: better.headline,
    description: '',
    questionType: better.isYesNo ? 'multiple-choice' : 'text',
    inputKind: better.isYesNo ? null : 'long',
    multiple: false,
    choices,
    jumps: question.jumps.filter(isDefault),
  };
}
