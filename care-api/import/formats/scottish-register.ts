import { z } from 'zod';
import type { ReadRecord } from '@/care-api/import/imported-listing';
import { escapeHtml, joinAddress, paragraphs, splitList } from './parts';

const column = z.string().trim().default('');

/** One row of the Care Inspectorate's register of Scotland, under the column names it is published with. */
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
  NumberStaff: column,
  Registered_Places: column,
  Client_group: column,
  MinGrade: column,
  Last_inspection_Date: column,
});
type Row = z.output<typeof rowSchema>;

export const scottishColumns = ['CSNumber', 'ServiceName', 'ServiceStatus'];

export function readScottishRow(record: unknown): ReadRecord {
  const row = rowSchema.parse(record);
  if (!row.CSNumber) return { skipped: 'no register id' };
  const areas = splitList(row.Care_Home_All_Areas_of_Provision || row.CareHome_Main_Area_of_Care);
  return {
    listing: {
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
      descriptionHtml: describe(row),
      features: [
        row.MinGrade && `Grade ${row.MinGrade}`,
        ...areas,
        ...splitList(row.AdditionalSubtypes, ';'),
        row.NumberStaff && `Staff ${row.NumberStaff}`,
      ].filter(Boolean),
      headFeatures: [row.ServiceType, row.Client_group],
      categoryNames: [row.CareService, row.Subtype],
      facts: ['Scotland'],
    },
  };
}

function addressLines(row: Row): string[] {
  return [row.Address_line_1, row.Address_line_2, row.Address_line_3, row.Address_line_4];
}

/** The register's lowest grade stands for the service: a good garden does not make up for poor care. */
function describe(row: Row): string {
  const isSameName = row.ServiceProvider.toLowerCase() === row.ServiceName.toLowerCase();
  return paragraphs([
    isSameName ? '' : `Run by ${escapeHtml(row.ServiceProvider)}.`,
    row.Registered_Places && `Registered for ${escapeHtml(row.Registered_Places)} places.`,
    row.MinGrade && `Lowest grade at the latest grading: ${escapeHtml(row.MinGrade)} of 6.`,
    row.Last_inspection_Date && `Last inspected on ${formatDay(row.Last_inspection_Date)}.`,
  ]);
}

/** '20/11/2017', as the register writes days. */
function formatDay(value: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value) ?? [];
  if (!day || !month || !year) return escapeHtml(value);
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
