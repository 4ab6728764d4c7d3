import { type Bodies, each, ignored, list, object } from '../body-kinds';
import { among, int, nullish, oneOf, optional, version } from '../kinds';
import { email, like, needed, ownId, phone, picture, string, text, webAddress, writtenDay } from '../text-kinds';
import { fees } from './fees';

const numberWords = 'Please write the number as the regulator does: letters, digits, - . / and spaces.';
const timeWords = 'Please write the time as 09:00, the end of a day as 24:00.';
const time = needed(like(string(), /^\d\d:\d\d$/, timeWords), timeWords);

const company = object({
  companyId: nullish(ownId),
  logoPath: optional(picture),
  companyName: optional(text(160)),
  phone: optional(phone(text(60))),
  email: optional(email(text(254))),
  address: optional(text(500)),
  ...each(optional(text(200)), 'openingHours safeguardingContact'),
  regulatorRating: optional(text(60)),
  ...each(optional(webAddress(text(300))), 'regulatorUrl modernSlaveryUrl'),
  regulatorDate: optional(text(40)),
  ...each(
    optional(like(text(40), /^[\w./ -]*$/, numberWords)),
    'regulatorProviderId regulatorLocationId companyNumber icoNumber',
  ),
  registration: nullish(oneOf('registered', 'introductory')),
  registeredOffice: optional(text(300)),
  socialLinks: optional(webAddress(text(1_000))),
  openingPeriods: optional(list(object({ weekday: int, ...each(time, 'from to') }))),
  closedDays: optional(list(object({ date: writtenDay, name: text(80) }))),
  nation: nullish(oneOf('england-and-wales', 'scotland', 'northern-ireland')),
  promiseMinutes: nullish(int),
  version,
  fees: optional(fees),
  feesCheckedOn: nullish(writtenDay),
  palette: optional(oneOf('', 'forest', 'ocean', 'plum', 'slate', 'brick')),
  claims: optional(
    list(
      among(
        'story howItWorks listen noPressure included perPerson noHidden funding met identity background references training support fairWork volunteer donate',
      ),
    ),
  ),
  ...ignored('isSample updatedAt'),
});

export const companyBodies = {
  createCompany: company,
  updateCompany: company,
} satisfies Bodies;
