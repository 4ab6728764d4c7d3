import type { Question } from '@/lib/contract/questionnaire';
import { type Purpose, purposes } from '@/lib/contract/questionnaire-purpose';
import { toPlainWords } from './plain-words';

type Named = {
  title: string;
  description: string;
  questions: readonly Pick<Question, 'headline'>[];
};

const signs = {
  job: /\b(?:appl(?:y|ying|icants?) (?:as|for|to)|applicants?|jobs?|vacanc\w+|recruit\w*|cv|resumes?|employ(?:er|ers|ment|ed)|referees?|references|right to work|dbs|interviews?|work history|qualifications?|notice period|shifts?|live-?in carers?|carer jobs?|wages?|salary|hourly rate|at work|you worked?|join (?:us|our team)|work (?:with|for) us)\b/g,
  hired:
    /\b(?:starter|onboarding|on-?boarding|after (?:an|the|your|our) offer|offer (?:accepted|made)|new (?:employee|joiner)|induction|bank details for pay|payroll)\b/g,
  care: /\b(?:(?:need|needs|needing|want|find|finding|looking for|arrange|arranging|about the) (?:live-?in )?care\b(?! work| job)|(?:who|person|someone)( \w+)? needs? care|cared for|loved one|your (?:mum|dad|mother|father|parent|parents|husband|wife|relative)|care enquiry|care package|care needs|care plan|power of attorney)/g,
} as const;

export function guessPurpose({ title, description, questions }: Named): Purpose {
  const words = toPlainWords([title, title, description, ...questions.map(({ headline }) => headline)].join('\n'));
  const counted = (['hired', 'job', 'care'] as const).map((purpose) => ({
    purpose,
    times: [...words.matchAll(signs[purpose])].length * (purpose === 'hired' ? 3 : 1),
  }));
  const [most] = counted.sort((a, b) => b.times - a.times);
  return most && most.times > 0 ? most.purpose : 'other';
}

export function purposeOf(said: string, named: Named): Purpose {
  return purposes.find((purpose) => purpose === said) ?? guessPurpose(named);
}
