import type { RegisterFacts } from '@/lib/contract/listing';

const regulators: readonly (readonly [RegExp, string])[] = [
  // Before Scotland's, whose name is in theirs.
  [/Care Inspectorate Wales|\bCIW\b|Arolygiaeth Gofal Cymru/i, 'Care Inspectorate Wales'],
  [/Care Inspectorate/i, 'Care Inspectorate'],
  [/Jersey Care Commission/i, 'Jersey Care Commission'],
  [/Isle of Man|Registration and Inspection (?:Unit|Team)/i, 'Isle of Man Registration and Inspection Team'],
  // Trafford's data lab publishes an extract of CQC's directory.
  [/\bCQC\b|Care Quality Commission|Trafford Data Lab/i, 'Care Quality Commission'],
  [/\bRQIA\b|Regulation and Quality Improvement Authority/i, 'Regulation and Quality Improvement Authority'],
];

export function regulatorOf(source: string): string | null {
  return regulators.find(([name]) => name.test(source))?.[1] ?? null;
}

export const noFacts: Omit<RegisterFacts, 'regulator'> = {
  number: '',
  url: '',
  provider: '',
  kinds: [],
  places: null,
  rating: null,
  inspectedOn: null,
  checkedOn: null,
};

export function cqcAddress(number: string, page: 'location' | 'provider' = 'location'): string {
  return /^[\w-]+$/.test(number) ? `https://www.cqc.org.uk/${page}/${number}` : '';
}
