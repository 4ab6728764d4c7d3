/** The registers' words for the people a service is for and what they live with, under one name each. */
const names: Readonly<Record<string, readonly string[]>> = {
  'Older people': ['older people', 'caring for adults over 65 yrs', 'older people - frailty'],
  Adults: ['adults'],
  'Adults under 65': ['caring for adults under 65 yrs', 'younger adults'],
  Children: ['children', 'caring for children', 'caring for children (0 - 18yrs)', 'children 0-18 years'],
  Everyone: ['services for everyone', 'whole population'],

  Dementia: ['dementia', 'older people - dementia'],
  'Physical disabilities': ['physical disabilities', 'physical disability', 'physical disability or illness'],
  'Mental health conditions': [
    'mental health conditions',
    'mental health',
    'mental health problems',
    'mental health problems (other than dementia)',
  ],
  'Learning disabilities': [
    'learning disabilities',
    'learning disabilities or autistic spectrum disorder',
    'learning difficulties',
  ],
  Autism: ['autism spectrum disorders', 'autism'],
  'Sensory impairment': [
    'sensory impairment',
    'sensory impairments',
    'hearing impairment',
    'visual impairment',
    'physical and sensory impairment',
  ],
  'Substance misuse': [
    'substance misuse problems',
    'alcohol dependency',
    'drug dependency',
    'people who misuse drugs and alcohol',
    'alcohol and drugs rehabilitation',
  ],
  'Eating disorders': ['eating disorders', 'people with an eating disorder'],
  'Acquired brain injury': ['acquired brain injury'],
  'Alcohol-related brain injury': ['alcohol related brain injury', 'korsakoffs syndrome'],
  'Neurological conditions': ['neurological condition (other than dementia)'],
  'Blood-borne viruses': ['blood borne viruses', 'blood borne virus'],
  'Palliative and end-of-life care': ['palliative and end of life care'],
  'Mental Health Act restrictions': [
    'caring for people whose rights are restricted under the mental health act',
    'people detained under the mental health act',
  ],
};

const nameOf = new Map(Object.entries(names).flatMap(([name, words]) => words.map((word) => [word, name])));

/** Whom a register's word means, in our words: 'Dementia' for 'Older people - dementia'; null for no such word. */
export function peopleOf(word: string): string | null {
  return nameOf.get(word.toLowerCase()) ?? null;
}

export function isPeopleName(label: string): boolean {
  return Object.hasOwn(names, label);
}

const whole = new Set(['Older people', 'Adults', 'Adults under 65', 'Children', 'Everyone']);

/** Whether it says who they are rather than what they live with. */
export function isWho(name: string): boolean {
  return whole.has(name);
}
