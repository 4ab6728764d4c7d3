import { type Line, type ReadRecord, referralSource } from '@/care-api/database/register-entry';
import { readDocuments } from '@/care-api/import/tables/json-documents';
import { type Fault, toFault } from '@/lib/contract/faults';
import { readReferralService } from './formats/open-referral/read-service';
import { isReferral, servicesIn } from './formats/open-referral/services-in';

type Read = { name: string; records: AsyncIterable<Line>; told: Fault[] };

/** Records, lists of them or pages of Open Referral; null for any other. */
export async function readWholeJson(
  text: AsyncIterable<string>,
  read: (record: unknown) => ReadRecord,
): Promise<Read | null> {
  const documents = await readDocuments(text);
  if (documents.some(isReferral)) {
    const { services, total } = servicesIn(documents);
    const found = new Set(services.map((service) => service?.id)).size;
    const told = total > found ? [toFault('importPagesMissing', { found, total })] : [];
    return { name: referralSource, records: numbered(services, readReferralService), told };
  }
  const [json, ...others] = documents;
  const list = Array.isArray(json) ? json : [json];
  if (others.length > 0 || !list.some(isListing)) return null;
  return { name: 'JSON', records: numbered(list, read), told: [] };
}

export function isListing(record: unknown): boolean {
  return typeof record === 'object' && record !== null && ('locationId' in record || 'typeTitle' in record);
}

async function* numbered(list: readonly unknown[], read: (record: unknown) => ReadRecord): AsyncGenerator<Line> {
  for (const [index, record] of list.entries())
    yield { line: index + 1, record: read(record), cells: () => [JSON.stringify(record)] };
}
