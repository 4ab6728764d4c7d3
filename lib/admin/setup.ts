import { toDataUrl } from '@/lib/profile/to-data-url';

export const setupForm = 'setup';

export type SetupFields = { name: string; phone: string; openingHours: string; palette: string };

/** The call's names of the fields that go by others here. */
export const setupNames = { companyName: 'name', logoPath: 'logo' };

/** A new logo goes as a data URL; without one, the one there is stays. */
export function toSetupBody(
  { name, phone, openingHours, palette }: SetupFields,
  logo: { type: string; content: Buffer } | null,
) {
  return { companyName: name, phone, openingHours, palette, ...(logo && { logoPath: toDataUrl(logo) }) };
}
