import type { ImportedListing } from './imported-listing';

export type FilterValue = { header: string; value: string };

/** The headers an import owns: their links follow the register, others stay as the provider made them. */
export const importHeaders = ['For', 'Provider', 'Rating', 'Region', 'Regulator grade'] as const;

/** Filter values a listing's labels stand for. Head counts, places and register codes are no choice for a family. */
export function deriveFilters({ features, headFeatures, facts }: ImportedListing): FilterValue[] {
  const values = [...headFeatures, ...features, ...facts].flatMap((label) => toFilter(label) ?? []);
  const byName = new Map(values.map((value) => [`${value.header}\n${value.value}`, value]));
  return [...byName.values()];
}

function toFilter(label: string): FilterValue | null {
  const name = label.toLowerCase().replace(/ \(adass region\)$/, '');
  if (/^grade [1-6]$/.test(name)) return { header: 'Regulator grade', value: `Grade ${name.at(-1)}` };
  for (const [header, values] of tables) {
    const value = values.get(name);
    if (value) return { header, value };
  }
  return null;
}

const ratings = ['Outstanding', 'Good', 'Requires improvement', 'Inadequate'];
const providers = ['Private', 'Local Authority', 'Voluntary or Not for Profit', 'Health Board'];

const regions: readonly [string, string][] = [
  ['east', 'East of England'],
  ['east midlands', 'East Midlands'],
  ['greater london', 'London'],
  ['london', 'London'],
  ['north east', 'North East'],
  ['north west', 'North West'],
  ['northern ireland', 'Northern Ireland'],
  ['scotland', 'Scotland'],
  ['south east', 'South East'],
  ['south west', 'South West'],
  ['wales', 'Wales'],
  ['west midlands', 'West Midlands'],
  ['yorkshire & humberside', 'Yorkshire and the Humber'],
  ['yorkshire and humber', 'Yorkshire and the Humber'],
];

/** England's and Scotland's words for the same people, under one. */
const people: readonly [string, string][] = [
  ['adults', 'Adults'],
  ['children', 'Children'],
  ['caring for children', 'Children'],
  ['caring for children (0 - 18yrs)', 'Children'],
  ['caring for adults under 65 yrs', 'Adults under 65'],
  ['caring for adults over 65 yrs', 'Adults over 65'],
  ['older people - frailty', 'Adults over 65'],
  ['older people - dementia', 'Dementia'],
  ['dementia', 'Dementia'],
  ['physical disabilities', 'Physical disabilities'],
  ['physical disability or illness', 'Physical disabilities'],
  ['mental health conditions', 'Mental health conditions'],
  ['mental health problems (other than dementia)', 'Mental health conditions'],
  ['learning disabilities', 'Learning disabilities'],
  ['learning disabilities or autistic spectrum disorder', 'Learning disabilities'],
  ['learning difficulties', 'Learning disabilities'],
  ['autism spectrum disorders', 'Autism'],
  ['sensory impairment', 'Sensory impairment'],
  ['sensory impairments', 'Sensory impairment'],
  ['hearing impairment', 'Sensory impairment'],
  ['visual impairment', 'Sensory impairment'],
  ['substance misuse problems', 'Substance misuse'],
  ['alcohol dependency', 'Substance misuse'],
  ['drug dependency', 'Substance misuse'],
  ['eating disorders', 'Eating disorders'],
  ['acquired brain injury', 'Acquired brain injury'],
  ['palliative and end of life care', 'Palliative and end-of-life care'],
  ['caring for people whose rights are restricted under the mental health act', 'Mental Health Act restrictions'],
  ['services for everyone', 'Everyone'],
];

const tables: readonly [string, ReadonlyMap<string, string>][] = [
  ['Rating', new Map(ratings.map((value) => [value.toLowerCase(), value]))],
  ['Provider', new Map(providers.map((value) => [value.toLowerCase(), value]))],
  ['Region', new Map(regions)],
  ['For', new Map(people)],
];
