import { z } from 'zod';
import { claims, toClaims } from './claims';
import { feeLines, registrations } from './fees';
import { says } from './issue-faults';
import { closedDays, nations, openingPeriods, promiseMinutes } from './opening';
import { palettes, toPalette } from './palette';
import { isPlausiblePhone } from './phone';
import { pictureInput } from './picture';
import { areSocialLinks, toSocialLinks } from './social-links';
import { id, ignored, moment, ownId, text, typed, typedPhone, versionInput, versionWire } from './wire';

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
    regulatorRating: text.optional(),
    regulatorUrl: text.optional(),
    regulatorDate: text.optional(),
    /** Its numbers at the regulator, and whether it is regulated or introduces carers alone. */
    regulatorProviderId: text.optional(),
    regulatorLocationId: text.optional(),
    registration: z.enum(registrations).nullish().catch(null),
    companyNumber: text.optional(),
    registeredOffice: text.optional(),
    icoNumber: text.optional(),
    modernSlaveryUrl: text.optional(),
    /** Its pages elsewhere on the web, an address a line. */
    socialLinks: text.optional(),
    /** Whom to ring or write to when somebody may be harmed: 'Ann Lee, 01632 960 140'. */
    safeguardingContact: text.optional(),
    /** When somebody answers; the days beside the bank holidays of the nation on which nobody does. */
    openingPeriods: openingPeriods.optional().catch([]),
    closedDays: closedDays.optional().catch([]),
    nation: z.enum(nations).nullish().catch(null),
    promiseMinutes: promiseMinutes.nullish().catch(null),
    /** What it costs line by line, and the day on which somebody last saw that it is right. */
    fees: feeLines.optional().catch([]),
    feesCheckedOn: z.iso.date().nullish().catch(null),
    palette: text.optional(),
    claims: z.array(z.string()).nullish().catch([]),
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
    registration: wire.registration ?? null,
    legal: {
      companyNumber: wire.companyNumber ?? '',
      registeredOffice: wire.registeredOffice ?? '',
      icoNumber: wire.icoNumber ?? '',
      modernSlaveryUrl: wire.modernSlaveryUrl ?? '',
      safeguardingContact: wire.safeguardingContact ?? '',
    },
    social: toSocialLinks(wire.socialLinks ?? ''),
    regulatorIds: { provider: wire.regulatorProviderId ?? '', location: wire.regulatorLocationId ?? '' },
    opening: {
      openingPeriods: wire.openingPeriods ?? [],
      closedDays: wire.closedDays ?? [],
      nation: wire.nation ?? null,
      promiseMinutes: wire.promiseMinutes ?? null,
    },
    fees: wire.fees ?? [],
    feesCheckedOn: wire.feesCheckedOn ?? null,
    palette: toPalette(wire.palette ?? ''),
    /** Null from an API that knows none. */
    claims: wire.claims ? toClaims(wire.claims) : null,
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
  'regulatorProviderId',
  'regulatorLocationId',
  'registration',
  'companyNumber',
  'registeredOffice',
  'icoNumber',
  'modernSlaveryUrl',
  'safeguardingContact',
  'socialLinks',
  'openingPeriods',
  'closedDays',
  'nation',
  'promiseMinutes',
  'fees',
  'feesCheckedOn',
  'palette',
  'claims',
  'version',
  'updatedAt',
] as const;

export const mostClosedDays = 30;

/** As registers write them: 1-101678901, CS2003000123. */
const registerNumber = typed(40).regex(/^[\w./ -]*$/, says('registerNumberInvalid'));

const webAddress = typed(300).regex(/^(https?:\/\/\S+)?$/i, says('webAddressInvalid'));

export const companyInput = z.strictObject({
  companyId: ownId,
  logoPath: pictureInput.optional(),
  companyName: typed(160).optional(),
  phone: typedPhone(60)
    .refine((value) => value === '' || isPlausiblePhone(value), says('phoneInvalid'))
    .optional(),
  email: typed(254)
    .refine((value) => value === '' || z.email().safeParse(value).success, says('emailInvalid'))
    .optional(),
  address: typed(500).optional(),
  openingHours: typed(200).optional(),
  regulatorRating: typed(60).optional(),
  regulatorUrl: webAddress.optional(),
  regulatorDate: typed(40).optional(),
  regulatorProviderId: registerNumber.optional(),
  regulatorLocationId: registerNumber.optional(),
  registration: z.enum(registrations).nullish(),
  companyNumber: registerNumber.optional(),
  registeredOffice: typed(300).optional(),
  icoNumber: registerNumber.optional(),
  modernSlaveryUrl: webAddress.optional(),
  safeguardingContact: typed(200).optional(),
  socialLinks: typed(1_000).refine(areSocialLinks, says('webAddressInvalid')).optional(),
  openingPeriods: openingPeriods.optional(),
  closedDays: closedDays.max(mostClosedDays).optional(),
  nation: z.enum(nations).nullish(),
  promiseMinutes: promiseMinutes.nullish(),
  fees: feeLines.optional(),
  feesCheckedOn: z.iso.date(says('closedDayInvalid')).nullish(),
  palette: z.enum(['', ...palettes]).optional(),
  claims: z.array(z.enum(claims)).max(claims.length).optional(),
  isSample: ignored,
  version: versionInput,
  updatedAt: ignored,
});
