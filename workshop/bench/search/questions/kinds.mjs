import {
  adultCare,
  all,
  amiss,
  amissForAll,
  any,
  closed,
  endOfLife,
  is,
  not,
  olderPeople,
  respite,
  says,
} from '../judge.mjs';
import { asked } from './question.mjs';

/** Kinds of help in the words of those who look for them. */
export const kinds = [
  ...ofKind(['live-in care', 'live in care', 'livein care', 'Live-In-Care'], 'liveIn'),
  ...asked(['livein carer', '24 hour live in carer'], is('liveIn'), amissForAll),
  ...ofKind(
    ['home care', 'homecare', 'domiciliary care', 'care at home', 'home carers', 'home help', 'home care near me'],
    'homeCare',
  ),
  ...ofKind(['care home', 'care homes', 'residential care home', 'carehome'], 'careHome'),
  // Scotland's register does not say which of its homes nurse.
  ...asked(
    ['nursing home', 'nursing homes', 'care home with nursing'],
    is('nursingHome'),
    any(amiss, not(is('careHome'))),
  ),
  ...ofKind(['day centre', 'adult day care', 'day centres for adults'], 'dayCare'),
  ...ofKind(
    ['supported living', 'extra care housing', 'housing support', 'sheltered housing with care'],
    'supportedLiving',
  ),
  ...asked('hospice', is('hospice'), any(amiss, not(endOfLife))),
  ...ofKind('dentist', 'dental'),
  ...ofKind('nurse agency', 'nurseAgency'),
  ...asked(['respite care', 'respite', 'short breaks', 'short stay care'], respite, any(amiss, not(respite))),
  ...asked('end of life care', endOfLife, any(amiss, not(endOfLife))),
  ...asked(['Older People', 'elderly care', 'old peoples home'], all(adultCare, olderPeople), any(amiss, is('dental'))),
  ...asked(['shared lives', 'adult placement'], is('sharedLives'), amiss),
  ...asked(['fostering', 'adoption service'], is('fosteringOrAdoption'), closed),
  ...asked(['nursery', 'childcare', 'day nursery'], is('nursery'), any(closed, not(is('children')))),
  ...asked('rehab for alcohol', says('alcohol', 'substance'), amiss),
];

function ofKind(spellings, kind) {
  return asked(spellings, is(kind), any(amiss, not(is(kind))));
}
