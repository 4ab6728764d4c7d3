import type { WorkingData } from '@/lib/contract/working';
import { toDataUrl } from '@/lib/http/to-data-url';
import { companyWork, hoursFields } from './company-work';
import type { Fields } from './merge-edits';

export const setupForm = 'setup';

export type SetupFields = { name: string; phone: string; openingHours: string; palette: string } & Fields;

export const setupFields = ['name', 'phone', 'openingHours', 'palette', ...hoursFields.map(({ name }) => name)];

export function toSetupBody(fields: SetupFields, logo: { type: string; content: Buffer } | null) {
  const { name, phone, openingHours, palette } = fields;
  const hours = Object.fromEntries(hoursFields.map((field) => [field.name, fields[field.name] ?? '']));
  const { openingPeriods = [] } = companyWork.map.toData(hours, {});
  return {
    companyName: name,
    phone,
    openingHours,
    openingPeriods,
    palette,
    ...(logo && { logoPath: toDataUrl(logo) }),
  };
}

export function setupFieldOf(name: string, body: WorkingData): string {
  return name === 'logoPath' ? 'logo' : companyWork.fieldOf(name, body);
}
