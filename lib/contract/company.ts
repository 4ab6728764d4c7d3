import { z } from 'zod';
import { says } from './issue-faults';
import { palettes, toPalette } from './palette';
import { isPlausiblePhone } from './phone';
import { pictureInput } from './picture';
import { id, ignored, moment, ownId, text, typed, versionInput, versionWire } from './wire';

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
    /** Of the site's colours. */
    palette: text.optional(),
    version: versionWire,
    updatedAt: moment.optional(),
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
    palette: toPalette(wire.palette ?? ''),
    /** False from an API that tells the logo alone. */
    tellsDetails: wire.companyName !== undefined,
    version: wire.version ?? null,
  }));
export type Company = z.output<typeof companySchema>;
export type CompanyWire = z.input<typeof companySchema>;
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
  'palette',
  'version',
  'updatedAt',
] as const;

export const companyInput = z.strictObject({
  companyId: ownId,
  logoPath: pictureInput.optional(),
  companyName: typed(160).optional(),
  phone: typed(60)
    .refine((value) => value === '' || isPlausiblePhone(value), says('phoneInvalid'))
    .optional(),
  email: typed(254)
    .refine((value) => value === '' || z.email().safeParse(value).success, says('emailInvalid'))
    .optional(),
  address: typed(500).optional(),
  openingHours: typed(200).optional(),
  regulatorRating: typed(60).optional(),
  regulatorUrl: typed(300)
    .regex(/^(https?:\/\/\S+)?$/i, says('webAddressInvalid'))
    .optional(),
  regulatorDate: typed(40).optional(),
  palette: z.enum(['', ...palettes]).optional(),
  isSample: ignored,
  version: versionInput,
  updatedAt: ignored,
});
