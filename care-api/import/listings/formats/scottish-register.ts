import { z } from 'zod';
import type { ReadRecord } from '@/care-api/database/register-entry';
import { dayIn } from '@/care-api/import/listings/file-date';
import { readLabels, unratedOf } from '@/care-api/import/listings/read-labels';
import { noFacts } from '@/care-api/import/listings/regulators';
import { toFault } from '@/lib/contract/faults';
import { joinAddress, placesIn, splitList } from './parts';

const column = z.string().trim().default('');

const rowSchema = z.object({
  CSNumber: column,
  CareService: column,
  Subtype: column,
  AdditionalSubtypes: column,
  ServiceType: column,
  ServiceName: column,
  Address_line_1: column,
  Address_line_2: column,
  Address_line_3: column,
  Address_line_4: column,
  Service_town: column,
  Service_Postcode: column,
  Service_Phone_Number: column,
  Service_email: column,
  ServiceProvider: column,
  ServiceStatus: column,
  CareHome_Main_Area_of_Care: column,
  Care_Home_All_Areas_of_Provision: column,
  Council_Area_Name: column,
  Registered_Places: column,
  Client_group: column,
  MinGrade: column,
  Publication_of_Latest_Grading: column,
  Last_inspection_Date: column,
});
type Row = z.output<typeof rowSchema>;

export const scottishColumns = ['CSNumber', 'ServiceName', 'ServiceStatus'];

export function readScottishRow(record: unknown): ReadRecord {
  const row = rowSchema.parse(record);
  if (!row.CSNumber) return { skipped: toFault('importCellEmpty', { column: 'CSNumber' }) };
  const areas = splitList(row.Care_Home_All_Areas_of_Provision || row.CareHome_Main_Area_of_Care);
  const subtypes = splitList(row.AdditionalSubtypes, ';');
  const labels = readLabels([row.Client_group, ...areas, ...subtypes].filter(Boolean));
  return {
    entry: {
      source: 'Care Inspectorate',
      sourceKey: row.CSNumber,
      title: row.ServiceName,
      location: row.Council_Area_Name,
      city: row.Service_town,
      phone: row.Service_Phone_Number,
      email: row.Service_email,
      address: joinAddress(...addressLines(row), row.Service_town, row.Service_Postcode),
      postcode: row.Service_Postcode,
      status: row.ServiceStatus === 'Active' ? 'Open' : 'Closed',
      features: [...labels.needs, ...labels.others],
      headFeatures: labels.who,
      categoryNames: [row.CareService, row.Subtype],
      facts: ['Scotland', row.ServiceType],
      register: {
        ...noFacts,
        regulator: 'Care Inspectorate',
        number: row.CSNumber,
        provider: row.ServiceProvider,
        kinds: [...new Set([row.CareService, row.Subtype, ...subtypes])].filter(Boolean),
        places: placesIn(row.Registered_Places),
        rating: rating(row),
        ...(isRated(record) && { unrated: unratedOf('') }),
        inspectedOn: dayIn(row.Last_inspection_Date) || null,
      },
    },
  };
}

function addressLines(row: Row): string[] {
  return [row.Address_line_1, row.Address_line_2, row.Address_line_3, row.Address_line_4];
}

function isRated(record: unknown): boolean {
  return typeof record === 'object' && record !== null && 'MinGrade' in record;
}

/** The register's lowest grade stands for the service: a good garden does not make up for poor care. */
function rating({ MinGrade: grade, Publication_of_Latest_Grading: published }: Row) {
  if (!/^[1-6]$/.test(grade)) return null;
  return { grade, outOf: 6, publishedOn: dayIn(published) || null, url: '', isInherited: false };
}
