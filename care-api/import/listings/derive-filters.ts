import type { Said } from '@/care-api/database/register-entry';
import { isPeopleName } from './people';

export type FilterValue = { header: string; value: string };

/** The headers an import owns: their links follow the register, others stay as the provider made them. */
export const importHeaders = ['For', 'Provider', 'Rating', 'Region', 'Regulator grade'] as const;

type Labelled = Pick<Said, 'features' | 'headFeatures' | 'facts' | 'register'>;

export function deriveFilters({ features, headFeatures, facts, register }: Labelled): FilterValue[] {
  const rating = register?.rating;
  const grade = rating ? [rating.outOf ? `Grade ${rating.grade}` : rating.grade] : [];
  const values = [...headFeatures, ...features, ...facts, ...grade].flatMap((label) => toFilter(label) ?? []);
  const byName = new Map(values.map((value) => [`${value.header}\n${value.value}`, value]));
  return [...byName.values()];
}

function toFilter(label: string): FilterValue | null {
  if (isPeopleName(label)) return { header: 'For', value: label };
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

const tables: readonly [string, ReadonlyMap<string, string>][] = [
  ['Rating', new Map(ratings.map((value) => [value.toLowerCase(), value]))],
  ['Provider', new Map(providers.map((value) => [value.toLowerCase(), value]))],
  ['Region', new Map(regions)],
];
