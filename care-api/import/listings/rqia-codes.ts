/** Who may live in a nursing home (NH) or residential home (RC), or come to a day care setting (DCS). */
const people: Readonly<Record<string, readonly string[]>> = {
  I: ['Older people'],
  E: ['Older people'],
  DE: ['Dementia'],
  MP: ['Mental health conditions'],
  'MP(E)': ['Mental health conditions', 'Older people'],
  LD: ['Learning disabilities'],
  'LD(E)': ['Learning disabilities', 'Older people'],
  PH: ['Physical disabilities'],
  'PH(E)': ['Physical disabilities', 'Older people'],
  SI: ['Sensory impairment'],
  TI: ['Palliative and end-of-life care'],
  A: ['Alcohol dependence'],
  D: ['Drug dependence'],
};

const treatments: Readonly<Record<string, readonly string[]>> = {
  'PT(L)': ['Laser treatment'],
  'PT(IL)': ['Intense light treatment'],
  'PT(E)': ['Endoscopy'],
  'PT(IVF)': ['Fertility treatment'],
  PD: ['Private doctor'],
  'PD(IMA)': ['Private doctor'],
  AH: ['Hospital treatment'],
  'AH(DS)': ['Day surgery'],
  'H(A)': ['Hospice care'],
};

export function wordsOfCode(label: string): readonly string[] | null {
  const [, code] = /^(?:NH|RC|DCS)-(.+)$/.exec(label) ?? [];
  const [words, name] = code ? [people, code] : [treatments, label];
  return Object.hasOwn(words, name) ? (words[name] ?? null) : null;
}
