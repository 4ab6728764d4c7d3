import {
  adultCare,
  all,
  amiss,
  amissForAll,
  any,
  beyond,
  closed,
  dementia,
  inArea,
  is,
  job,
  near,
  not,
  olderPeople,
  respite,
} from '../judge.mjs';
import { helpNear, kindNear } from './question.mjs';

const careHome = is('careHome');
const homeCare = is('homeCare');
const liveIn = is('liveIn');
const nursery = is('nursery');
/** A live-in carer moves to whoever needs one, so none is too far away. */
const dementiaHelp = any(all(dementia, not(is('dental'))), all(adultCare, olderPeople), liveIn);

export const kindsAndPlaces = [
  ...kindNear('care home in |Glasgow|', careHome),
  ...kindNear('care home near |Paisley|', careHome),
  ...kindNear('care homes in |Dundee|', careHome),
  ...kindNear('care homes |Aberdeen|', careHome),
  ...kindNear('|Stockport| care homes', careHome),
  ...kindNear('residential home |Bolton|', careHome),
  ...kindNear('care home |Perth|', careHome, { within: 'Scotland', miles: 15 }),
  ...misspelt('care homes in |kilmarnok|', 'Kilmarnock', careHome),
  ...misspelt('carehomes in |Edinbrugh|', 'Edinburgh', careHome),
  ...misspelt('care home |Oldahm|', 'Oldham', careHome),
  ...kindNear('nursing home |Belfast|', is('nursingHome')),
  ...kindNear('nursing homes near |Lisburn|', is('nursingHome')),
  ...kindNear('nursing home |Manchester|', is('nursingHome')),
  ...inAreaAsked('nursing home |fife|', careHome, ['Fife']),
  ...inAreaAsked('care homes in the |Highlands|', careHome, ['Highland']),
  ...inAreaAsked('home care |West Lothian|', homeCare, ['West Lothian']),
  ...inAreaAsked('care home |West Yorkshire|', careHome, ['Leeds', 'Bradford', 'Kirklees', 'Calderdale', 'Wakefield']),
  ...kindNear('home care |Edinburgh|', homeCare),
  ...kindNear('home care in |Inverness|', homeCare, { miles: 25 }),
  ...kindNear('domiciliary care |belfast|', homeCare),
  ...kindNear('care at home |Ayr|', homeCare, { miles: 15 }),
  ...kindNear('homecare near |Oldham|', homeCare),
  ...kindNear('home carers |Glasgow|', homeCare),
  ...helpNear('home help for mum in |Perth|', all(homeCare, near('Perth', 20, 'Scotland'))),
  ...kindNear('supported living |manchester|', is('supportedLiving'), { miles: 15 }),
  ...kindNear('housing support |Falkirk|', is('supportedLiving')),
  ...kindNear('day centre |Belfast|', is('dayCare')),
  ...kindNear('day care for elderly |Glasgow|', is('dayCare')),
  ...helpNear('respite |glasgow|', all(any(respite, careHome), near('Glasgow', 20)), any(amiss, beyond('Glasgow', 60))),
  ...helpNear('respite near |sheffield|', all(any(respite, liveIn, careHome), near('Sheffield', 40))),
  ...helpNear(
    'respite care |Edinburgh|',
    all(any(respite, careHome), near('Edinburgh', 25)),
    any(amiss, beyond('Edinburgh', 60)),
  ),
  ...helpNear('dementia |leeds|', dementiaNear('Leeds', 25)),
  ...helpNear('|london| dementia', dementiaNear('London', 20)),
  ...helpNear('dementia |york|', dementiaNear('York', 30)),
  ...helpNear('|cambridge| dementia', dementiaNear('Cambridge', 30)),
  ...helpNear('alzheimers |edinburgh|', dementiaNear('Edinburgh', 15)),
  ...helpNear(
    'dementia care home |Belfast|',
    all(careHome, olderPeople, near('Belfast', 12)),
    any(amiss, not(careHome)),
  ),
  ...helpNear('stroke care in |leeds|', any(all(adultCare, near('Leeds', 25)), liveIn)),
  ...liveInNear('live in care |leeds|'),
  ...liveInNear('live-in care near |leeds|'),
  ...liveInNear('live-in dementia care |leeds|'),
  ...liveInNear('live in carer |Glasgow|'),
  ...liveInNear('livein care |Bristol|'),
  ...helpNear('nursing |london|', any(all(any(adultCare, is('nurseAgency')), near('London', 20)), liveIn)),
  ...kindNear('nursery |dundee|', nursery, { amid: closed }),
  ...kindNear('childminder |Aberdeen|', is('children'), { amid: closed }),
  ...kindNear('dentist |Oldham|', is('dental')),
  ...helpNear('hospice |Glasgow|', is('hospice')),
];

function dementiaNear(town, miles) {
  return any(all(dementiaHelp, near(town, miles)), liveIn);
}

function liveInNear(ask) {
  return helpNear(ask, liveIn, any(amissForAll, all(not(job), not(adultCare))));
}

/** A slip in the place, judged by the town that was meant. */
function misspelt(ask, town, holds) {
  return helpNear(ask, all(holds, near(town, 10)), any(amiss, not(holds), beyond(town, 25)));
}

function inAreaAsked(ask, holds, areas) {
  return helpNear(ask, all(holds, inArea(...areas)), any(amiss, not(holds), not(inArea(...areas))));
}
