import type { Entry, ReadEntry } from '@/care-api/database/register-entry';
import { mendPostcode } from '@/care-api/import/cells/mend-postcode';
import { readPhone } from '@/care-api/import/cells/read-phone';
import { readPlace } from '@/care-api/import/cells/read-place';
import { beginningOf, keyOf } from '@/care-api/import/storable';
import { type Fault, toFault } from '@/lib/contract/faults';
import { longestHtml } from '@/lib/contract/html';
import type { RegisterFacts } from '@/lib/contract/listing';
import { plainFields, textLengths, textNames } from '@/lib/contract/listing-fields';
import { asPostcode } from '@/lib/contract/postcode';
import { asDialled } from './phone-digits';
import { plainText, saidText } from './readable-text';
import { areaName, townName } from './town-name';

type Background = { origin: string; statedOn: string; checkedOn: string | null };
type Mended = { entry: Entry; mended: Fault[]; told: Fault[] };

/** HTML is cleaned here. */
export function mendEntry(raw: ReadEntry, background: Background, cleanHtml: (html: string) => string): Mended {
  const mended: Fault[] = [];
  const cut = (text: string, field: string, max: number) => {
    if (text.length <= max) return text;
    mended.push(toFault('importTextCut', { field, max }));
    return beginningOf(text, max).trim();
  };
  const put = (before: string, after: string, repair: () => Fault) => {
    if (before !== after) mended.push(repair());
    return after;
  };
  const plain = plainFields.parse(raw);
  for (const name of textNames) {
    const text = plainText(plain[name]);
    plain[name] = cut(
      put(text, saidText(text), () => toFault('importSaysNone', { field: name })),
      name,
      textLengths[name],
    );
  }
  const html = beginningOf(raw.descriptionHtml ?? '', longestHtml);
  const cleanedHtml = cleanHtml(html);
  if (withoutSpaces(html) !== withoutSpaces(cleanedHtml)) mended.push(toFault('importDescriptionCleaned'));
  const phone = readPhone(plain.phone);
  const { lat, lng, told } = readPlace({ lat: raw.lat ?? null, lng: raw.lng ?? null });
  if (phone === '' && plain.phone !== '') told.push(toFault('importCellUnread', { column: 'phone' }));
  const [postcode, written] = [mendPostcode(plain.postcode), asPostcode(plain.postcode)];
  if (postcode !== written) told.push(toFault('importPostcodeRead', { written, read: postcode }));
  const statedOn = raw.statedOn || background.statedOn;
  const checkedOn = raw.statedOn || background.checkedOn;
  const entry: Entry = {
    source: keyOf(raw.source),
    sourceKey: keyOf(raw.sourceKey),
    origin: keyOf(raw.origin || background.origin),
    statedOn,
    status: raw.status ?? 'Open',
    ...(!raw.status && { isStatusUnsaid: true as const }),
    ...plain,
    title: cut(plainText(raw.title), 'title', 200),
    location: put(plain.location, areaName(plain.location), () => toFault('importAreaSpelt')),
    city: put(plain.city, townName(plain.city), () => toFault('importTownSpelt')),
    phone: put(phone, asDialled(phone), () => toFault('importPhoneShortened')),
    postcode: put(plain.postcode.toUpperCase(), postcode, () => toFault('importPostcodeSpaced')),
    descriptionHtml: cleanedHtml,
    features: labels(raw.features),
    headFeatures: labels(raw.headFeatures),
    categoryNames: labels(raw.categoryNames?.map((name) => cut(plainText(name), 'category', 160))),
    facts: labels(raw.facts),
    lat,
    lng,
    register: raw.register ? wholeFacts(raw.register, { statedOn, checkedOn }) : null,
    job: raw.job ? { ...raw.job, payFrom: payOf(raw.job.payFrom), payTo: payOf(raw.job.payTo) } : null,
    ...(raw.own && { own: raw.own }),
  };
  return { entry, mended, told };
}

/** What a column of pounds takes. */
function payOf(pay: number | null | undefined): number | null {
  return pay != null && pay < 1e8 ? pay : null;
}

function wholeFacts(
  { unrated, ...facts }: RegisterFacts,
  { statedOn, checkedOn }: { statedOn: string; checkedOn: string | null },
): RegisterFacts {
  const { rating } = facts;
  return {
    ...facts,
    ...(unrated && !rating && { unrated: { ...unrated, since: unrated.since ?? checkedOn ?? statedOn } }),
    places: facts.places ?? null,
    rating: rating ? { ...rating, outOf: rating.outOf ?? null, publishedOn: rating.publishedOn ?? null } : null,
    inspectedOn: facts.inspectedOn ?? null,
    checkedOn: facts.checkedOn ?? checkedOn,
  };
}

function labels(parts: readonly string[] = []): string[] {
  return [...new Set(parts.map((part) => beginningOf(plainText(part), 200)))].filter(Boolean);
}

function withoutSpaces(html: string): string {
  return html.replace(/\s+/g, '');
}
