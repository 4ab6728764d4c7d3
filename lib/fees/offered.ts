import { type CareLevel, careLevels, type FeeLine, type FeePeople, feePeople } from '@/lib/contract/fees';

export type Profile = { people: FeePeople | ''; level: CareLevel | '' };

export function offered(fees: readonly FeeLine[]): { people: Profile['people'][]; levels: Profile['level'][] } {
  const people = feePeople.filter((one) => fees.some((line) => line.people === one));
  const levels = careLevels.filter((one) => fees.some((line) => line.level === one));
  return { people: people.length > 0 ? people : [''], levels: levels.length > 0 ? levels : [''] };
}

/** The lines that concern somebody; null where no line tells what their care costs. */
export function linesFor(fees: readonly FeeLine[], { people, level }: Profile): FeeLine[] | null {
  const lines = fees.filter((line) => ['', people].includes(line.people) && ['', level].includes(line.level));
  const tells = lines.some((line) => line.people === people) && lines.some((line) => line.level === level);
  return tells ? lines : null;
}
