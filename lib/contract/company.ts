import { z } from 'zod';
import { pictureInput } from './picture';
import { id, ignored, ownId, text, typed } from './wire';

export const companySchema = z
  .object({
    companyId: id,
    logoPath: text,
    // Extensions: the published call is only known to answer the logo.
    companyName: text.optional(),
    phone: text.optional(),
    email: text.optional(),
    address: text.optional(),
    /** 'Monday to Friday, 8am to 8pm'. */
    openingHours: text.optional(),
    /** True for the sample provider, so that the site says so. */
    isSample: z.boolean().nullish(),
    /** Regulator's rating, its page and date, when the provider has one. */
    regulatorRating: text.optional(),
    regulatorUrl: text.optional(),
    regulatorDate: text.optional(),
  })
  .transform((wire) => ({
    id: wire.companyId,
    logo: wire.logoPath,
    name: wire.companyName ?? '',
    phone: wire.phone ?? '',
    email: wire.email ?? '',
    address: wire.address ?? '',
    openingHours: wire.openingHours ?? '',
    isSample: wire.isSample ?? false,
    rating: wire.regulatorRating
      ? { value: wire.regulatorRating, url: wire.regulatorUrl ?? '', date: wire.regulatorDate ?? '' }
      : null,
  }));
export type Company = z.output<typeof companySchema>;
export const companyExtensionFields = [
  'companyName',
  'phone',
  'email',
  'address',
  'openingHours',
  'isSample',
  'regulatorRating',
  'regulatorUrl',
  'regulatorDate',
] as const;

export const companyInput = z.strictObject({
  companyId: ownId,
  logoPath: pictureInput.optional(),
  companyName: typed(160).optional(),
  phone: typed(60).optional(),
  email: typed(254).optional(),
  address: typed(500).optional(),
  openingHours: typed(200).optional(),
  regulatorRating: typed(60).optional(),
  regulatorUrl: typed(300).optional(),
  regulatorDate: typed(40).optional(),
  isSample: ignored,
});
