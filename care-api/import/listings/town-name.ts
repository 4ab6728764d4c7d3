/** A town in one spelling over the whole directory: 'ST. ANDREWS' and 'St Andrews', 'Glasgow G3 7DS' and 'Glasgow'. */
export function townName(written: string): string {
  const parts = written
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/gi, '')
    .split(',')
    .map((part) => part.replace(/[\s.]+$/, '').trim())
    .filter((part) => part !== '' && !isStreet(part));
  return spelt(parts.at(-1) ?? '');
}

function isStreet(part: string): boolean {
  return /\b(road|street|floor|avenue|lane|industrial)\b/i.test(part);
}

/** An authority or county likewise: 'Bristol, City of' is Bristol. */
export function areaName(written: string): string {
  const name = written.replace(/, (?:City|County) of$/, '').replace(/\bSt\. /g, 'St ');
  return otherAreas[name] ?? name;
}

const otherAreas: Readonly<Record<string, string>> = {
  'Bedford Borough': 'Bedford',
  Durham: 'County Durham',
  'outside Scotland': '',
};

function spelt(town: string): string {
  return properCase(town)
    .replace(/\bSt\. ?/g, 'St ')
    .replace(/^Derry\W+Londonderry$/, 'Derry/Londonderry')
    .replace(/(?<=\p{L})[ -](on|in|under|super|le|by)[ -](the[ -])?(?=\p{L})/giu, (joint) => joint.replace(/ /g, '-'))
    .replace(/-\p{L}+/gu, (part) => (joints.has(part.toLowerCase()) ? part.toLowerCase() : capital(part)))
    .replace(/(?<=['’])[A-Z](?=[a-z]{2})/g, (letter) => letter.toLowerCase());
}

const joints = new Set(['-on', '-in', '-under', '-super', '-le', '-by', '-the', '-upon', '-de', '-la', '-of', '-y']);

function capital(part: string): string {
  return part.slice(0, 2).toUpperCase() + part.slice(2);
}

/** 'ISLE OF BUTE' and 'aberdeenshire' as on a map; anything with both cases stays. */
function properCase(town: string): string {
  if (!/\p{L}{3}/u.test(town) || (town !== town.toUpperCase() && town !== town.toLowerCase())) return town;
  return town
    .toLowerCase()
    .replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=[\s-])(?:Of|On|And|The|Upon|In|Under|By|Le|De)(?=[\s-])/g, (word) => word.toLowerCase());
}
