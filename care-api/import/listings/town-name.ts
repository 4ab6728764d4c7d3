import { areaNamed } from '@/lib/directory/places/areas';
import { foldPlaceName } from '@/lib/directory/places/place-name';
import { shippedTowns } from '@/lib/directory/places/uk-places';

/** A town in one spelling over the whole directory: 'ST. ANDREWS' and 'St Andrews', 'Glasgow G3 7DS' and 'Glasgow'. */
export function townName(written: string): string {
  const parts = written
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/gi, '')
    .split(',')
    .map((part) => part.replace(/[\s.]+$/, '').trim())
    .filter((part) => part !== '' && !isStreet(part));
  const [known] = parts.flatMap((part) => townsByName.get(foldPlaceName(part)) ?? []).sort(byPopulation);
  const inCountry = parts.filter((part) => !countries.has(foldPlaceName(part)));
  const town = inCountry.findLast((part) => !isLarger(part)) ?? inCountry[0] ?? parts[0];
  return spelt(known?.name.replace(/\bSaint\b/g, 'St') ?? town ?? '');
}

/** An authority or county likewise: 'Bristol, City of' is Bristol. */
export function areaName(written: string): string {
  if (written === 'outside Scotland') return '';
  const name = written.replace(/\bSt\. /g, 'St ');
  const known = areaNamed(name)?.name ?? name;
  return foldPlaceName(known) === foldPlaceName(name) ? name : known;
}

type Town = (typeof shippedTowns)[number];

const townsByName = new Map<string, Town>();
for (const town of shippedTowns) {
  const name = foldPlaceName(town.name);
  const other = townsByName.get(name);
  if (!other || other.population < town.population) townsByName.set(name, town);
}

function byPopulation(a: Town, b: Town): number {
  return b.population - a.population;
}

/** A county or its short name: 'East Yorkshire', 'E. Yorks', 'Lancs'. */
function isLarger(part: string): boolean {
  return areaNamed(part) !== null || shortCounty.test(foldPlaceName(part));
}

const countries = new Set([
  'uk',
  'u k',
  'gb',
  'united kingdom',
  'great britain',
  'england',
  'scotland',
  'wales',
  'northern ireland',
  'n ireland',
]);
const shortCounty =
  /^((n|s|e|w|north|south|east|west) )?(yorks|sussex|lancs|notts|leics|lincs|northants|herts|beds|bucks|berks|hants|wilts|glos|worcs|staffs|cambs|oxon|derbys|warks|northumb|mids|lothian)$/;

/** '96 Beechill Road', '1st Floor'; neither Chester-le-Street nor Lane End. */
function isStreet(part: string): boolean {
  const isCalledSo =
    /\b(floor|industrial)\b|\b(road|street|avenue|lane)( (north|south|east|west))?$|^\d.*\b(road|street|avenue|lane)\b/i;
  return isCalledSo.test(part) && !townsByName.get(foldPlaceName(part))?.population;
}

function spelt(town: string): string {
  return properCase(town)
    .replace(/’/g, "'")
    .replace(/\bSt\. ?/g, 'St ')
    .replace(/ (?:Of|The|Upon|And) /g, (word) => word.toLowerCase())
    .replace(/^Co\.? (?=\p{Lu})/u, 'County ')
    .replace(/^Derry\W+Londonderry$/, 'Derry/Londonderry')
    .replace(/(?<=\p{L})[ -](on|in|under|super|en|le|ym|by)[ -]((?:the|le)[ -])?(?=\p{L})/giu, (joint) =>
      joint.replace(/ /g, '-'),
    )
    .replace(/-\p{L}+/gu, (part) => (joints.has(part.toLowerCase()) ? part.toLowerCase() : capital(part)))
    .replace(/(?<=')[A-Z](?=[a-z]{2})/g, (letter) => letter.toLowerCase());
}

const joints = new Set([
  ...['-on', '-in', '-under', '-over', '-super', '-sub', '-en', '-le', '-by', '-next', '-the'],
  ...['-upon', '-de', '-la', '-of', '-y', '-ym'],
]);

function capital(part: string): string {
  return part.slice(0, 2).toUpperCase() + part.slice(2);
}

/** 'ISLE OF BUTE' and 'aberdeenshire' as on a map; anything with both cases stays. */
function properCase(town: string): string {
  if (!/\p{L}{3}/u.test(town) || (town !== town.toUpperCase() && town !== town.toLowerCase())) return town;
  return town
    .toLowerCase()
    .replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=[\s-])(?:Of|On|And|The|Upon|In|Under|Over|By|En|Le|De|Ym)(?=[\s-])/g, (word) => word.toLowerCase());
}
