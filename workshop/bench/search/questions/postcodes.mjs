import { adultCare, all, amiss, any, beyond, inDistrict, is, near } from '../judge.mjs';
import { helpNear, place } from './question.mjs';

const careHome = is('careHome');

/** Postcodes whole, by their first half, badly spaced, and such as no listing has. */
export const postcodes = [
  ...district(['EH12', 'eh12'], ['EH12'], 'Edinburgh'),
  ...district(['M33 4RZ', 'm334rz', 'M33'], ['M33'], 'Sale'),
  ...district('OL8 2BA', ['OL8'], 'Oldham'),
  ...district('G40 1DA', ['G40'], 'Glasgow'),
  ...district('BT16', ['BT16'], 'Dundonald'),
  ...district('AB15', ['AB15'], 'Aberdeen'),
  ...district('Glasgow G3 7DS', ['G3'], 'Glasgow'),
  ...around(['SW1A 1AA', 'sw1a1aa', 'SW1A'], 'London'),
  ...around(['LS1', 'LS1 4AP', 'Leeds LS1 4AP', 'LS17'], 'Leeds', 20),
  ...around('HG1', 'Harrogate', 25),
  ...around('BD1 1AA', 'Bradford', 15),
  ...around('CF10', 'Cardiff', 50),
  ...helpNear('care home |EH12|', all(careHome, near('Edinburgh', 6)), any(amiss, beyond('Edinburgh', 20))),
  ...helpNear('care homes near |M33 4RZ|', all(careHome, near('Sale', 6)), any(amiss, beyond('Sale', 20))),
  ...helpNear('home care |G12|', all(is('homeCare'), near('Glasgow', 8)), any(amiss, beyond('Glasgow', 25))),
  ...helpNear('live-in care |SW1A 1AA|', is('liveIn')),
  ...helpNear('nursing home |BT9|', all(is('nursingHome'), near('Belfast', 6)), any(amiss, beyond('Belfast', 20))),
];

/** The register has care there: it comes first. */
function district(spellings, districts, town) {
  return place(spellings, all(adultCare, inDistrict(...districts)), any(amiss, beyond(town, 15)));
}

/** Nothing stands in that very district: what lies around it. */
function around(spellings, town, miles = 12) {
  return place(spellings, all(adultCare, near(town, miles)), any(amiss, beyond(town, Math.max(30, 2 * miles))));
}
