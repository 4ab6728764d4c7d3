import type { AskedQuestion } from './asked-question';
import { asksHealth, isMonitoring } from './health-words';
import { sentencesOf, toPlainWords } from './plain-words';
import { asksFor, type TopicRule, topics } from './topics';

/** Health, a file and whatever else nobody should read by chance in an email: rather too often than too seldom. */
export function isSensitive({ inputKind, privacy, headline, description = '', choices }: AskedQuestion): boolean {
  if (inputKind === 'file' || privacy === 'equality') return true;
  const words = [headline, description, ...choices.map(({ label }) => label)];
  if (isMonitoring(toPlainWords(words.join('\n')))) return true;
  return words.flatMap(sentencesOf).some(isSensitiveSentence);
}

const rules = Object.keys(topics).filter((rule): rule is TopicRule => rule in topics);
const more =
  /\b(?:adjustments?|dementia|alzheimer\w*|parkinson\w*|incontinen\w*|conditions?|care needs|medical|safeguarding|benefits?|bank|convictions?)\b/;

function isSensitiveSentence(sentence: string): boolean {
  return more.test(sentence) || asksHealth(sentence) || rules.some((rule) => asksFor(rule, sentence));
}
