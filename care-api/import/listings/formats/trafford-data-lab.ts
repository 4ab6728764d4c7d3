import { z } from 'zod';
import type { ReadRecord } from '@/care-api/database/register-entry';
import { dayIn } from '@/care-api/import/listings/file-date';
import { identify, isNumbered } from '@/care-api/import/listings/identity';
import { saidText } from '@/care-api/import/listings/readable-text';
import { cqcAddress, noFacts } from '@/care-api/import/listings/regulators';
import { positionIn } from './parts';

const column = z.string().default('').transform(saidText);

/** A care home of Greater Manchester or of Trafford, as Trafford's data lab publishes them out of CQC's directory. */
const rowSchema = z.object({
  name: column,
  /** Trafford's file has these three. */
  cqc_id: column,
  provider: column,
  inspection_date: column,
  type: column,
  address: column,
  postcode: column,
  telephone: column,
  website: column,
  area_name: column,
  lon: column,
  lat: column,
});

export const traffordColumns = ['name', 'type', 'telephone', 'area_name', 'area_code', 'lon', 'lat'];

export function readTraffordRow(record: unknown): ReadRecord {
  const row = rowSchema.parse(record);
  const kinds = row.type.split('|').map((kind) => kind.trim());
  const place = { title: row.name, postcode: row.postcode, address: row.address };
  const registration = identify('Trafford Data Lab', row.cqc_id, place, kinds);
  const number = isNumbered(registration) ? registration.sourceKey : '';
  return {
    entry: {
      ...registration,
      title: row.name,
      location: row.area_name,
      city: row.address.split(',').at(-1)?.trim() ?? '',
      phone: row.telephone,
      address: [row.address, row.postcode].filter(Boolean).join(', '),
      postcode: row.postcode,
      website: row.website,
      categoryNames: kinds,
      facts: ['North West'],
      ...positionIn(row.lat, row.lon),
      register: {
        ...noFacts,
        regulator: 'Care Quality Commission',
        number,
        url: cqcAddress(number),
        provider: row.provider,
        kinds,
        inspectedOn: dayIn(row.inspection_date) || null,
      },
    },
  };
}
