import {
  adultCare,
  all,
  amiss,
  amissForAll,
  any,
  closed,
  dementia,
  endOfLife,
  is,
  job,
  near,
  not,
  olderPeople,
  respite,
  says,
} from '../judge.mjs';
import { ar } from './languages/ar.mjs';
import { da } from './languages/da.mjs';
import { de } from './languages/de.mjs';
import { el } from './languages/el.mjs';
import { es } from './languages/es.mjs';
import { fr } from './languages/fr.mjs';
import { hu } from './languages/hu.mjs';
import { it } from './languages/it.mjs';
import { ja } from './languages/ja.mjs';
import { nl } from './languages/nl.mjs';
import { pl } from './languages/pl.mjs';
import { pt } from './languages/pt.mjs';
import { ru } from './languages/ru.mjs';
import { sk } from './languages/sk.mjs';
import { sv } from './languages/sv.mjs';
import { tr } from './languages/tr.mjs';
import { zh } from './languages/zh.mjs';
import { asked } from './question.mjs';

const languages = { ar, da, de, el, es, fr, hu, it, ja, nl, pl, pt, ru, sk, sv, tr, zh };

const atHome = is('homeCare', 'liveIn');
const nightCare = all(says('night', 'nights', 'overnight', 'waking', 'sleep in', '24 hour'), any(adultCare, atHome));
const forSomebodyOld = any(atHome, all(adultCare, olderPeople), dementia);
const inScotland = ({ district }) => /^(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)\d/.test(district);
const noJob = any(closed, is('children', 'nursery'), not(job));
const holds = (wanted, unwanted = any(amiss, not(wanted))) => [wanted, unwanted];
const lies = (kind, town, miles = 12) => holds(all(is(kind), near(town, miles)), any(amiss, not(is(kind))));

/** What the questions of each language ask, one after the other, and what their answers are held to. */
const expectations = [
  ['live-in care', ...holds(is('liveIn'))],
  ['home care', ...holds(is('homeCare'))],
  ['care home', ...holds(is('careHome'))],
  ['nursing home', ...holds(is('nursingHome'), any(amiss, not(is('careHome'))))],
  ['day centre', ...holds(is('dayCare'))],
  ['supported living', ...holds(is('supportedLiving'))],
  ['respite', ...holds(respite)],
  ['hospice', ...holds(is('hospice'), any(amiss, not(endOfLife)))],
  ['carer jobs', ...holds(job, noJob)],
  ['nursery', ...holds(is('nursery'), closed)],
  ['dentist', ...holds(is('dental'))],
  ['dementia', ...holds(all(dementia, not(is('dental'))), amiss)],
  ['care for older people', ...holds(forSomebodyOld, any(amiss, is('dental')))],
  ['night care', ...holds(nightCare, amissForAll)],
  ['end of life care', ...holds(endOfLife)],
  ['home care London', ...lies('homeCare', 'London', 15)],
  ['care home Leeds', ...lies('careHome', 'Leeds')],
  ['nursing home Belfast', ...lies('nursingHome', 'Belfast')],
  ['care home Edinburgh', ...lies('careHome', 'Edinburgh')],
  ['home care Cardiff', ...lies('homeCare', 'Cardiff', 15)],
  ['carer jobs Leeds', ...holds(all(job, near('Leeds', 12)), noJob)],
  ['care home near Manchester', ...lies('careHome', 'Manchester', 15)],
  ['home care Birmingham', ...lies('homeCare', 'Birmingham', 15)],
  ['care home for mum with dementia', ...holds(any(dementia, all(adultCare, olderPeople)), amissForAll)],
  ['a carer for my mother', ...holds(forSomebodyOld, amissForAll)],
  ['care home Scotland', ...holds(all(is('careHome'), inScotland), any(amiss, not(is('careHome'))))],
  ['home care Glasgow', ...lies('homeCare', 'Glasgow')],
  ['live-in care London', ...holds(all(atHome, near('London', 25)), any(amiss, not(atHome)))],
  ['nursing home Bristol', ...holds(all(is('careHome'), near('Bristol', 15)), any(amiss, not(is('careHome'))))],
  ['somebody for dad at night', ...holds(any(nightCare, forSomebodyOld), amissForAll)],
];

/** By the language they are in. */
export const inLanguages = Object.fromEntries(
  Object.entries(languages).map(([language, questions]) => [
    language,
    questions.flatMap((question, at) => {
      const [, wanted, unwanted] = expectations[at];
      return asked(question, wanted, unwanted);
    }),
  ]),
);
