import {
  adultCare,
  all,
  amiss,
  amissForAll,
  any,
  dementia,
  endOfLife,
  is,
  near,
  not,
  olderPeople,
  respite,
  says,
  titled,
} from '../judge.mjs';
import { asked, helpNear } from './question.mjs';

const atHome = is('homeCare', 'liveIn');
const nightCare = all(says('night', 'nights', 'overnight', 'waking', 'sleep in', '24 hour'), any(adultCare, atHome));
const forTheMind = all(dementia, not(is('dental')));

/** A need in everyday words: a worried daughter, a son abroad, a neighbour, somebody just out of hospital. */
export const needs = [
  ...asked(
    ['alzheimers', "alzheimer's", 'Alzheimer’s care', 'dementia', 'demntia', 'care for someone with dementia'],
    forTheMind,
  ),
  ...asked(
    ['my mum keeps forgetting things', 'memory problems', 'help for dad he has dementia'],
    any(forTheMind, all(adultCare, olderPeople)),
  ),
  ...asked('early onset alzheimers', forTheMind),
  ...asked(
    ['care for mum', 'carer for my mother', 'help for my mum', 'looking after elderly parent at home'],
    any(atHome, all(adultCare, olderPeople)),
  ),
  ...asked(
    ['someone to sit with dad at night', 'overnight care at home', 'night care', 'night sitter for my mother'],
    nightCare,
  ),
  ...asked(['overnight carer', 'waking nights', 'night'], nightCare, amissForAll),
  ...asked('carer to live with my dad', is('liveIn')),
  ...asked('someone to move in and look after mum', atHome),
  ...asked(['parkinsons', "Parkinson's", 'parkinsons care at home'], says('parkinson*'), any(amiss, titled('parsons'))),
  ...asked(
    ['care after a stroke', 'stroke recovery'],
    all(says('stroke', 'rehabilitation'), not(says('substance', 'alcohol', 'drug*'))),
  ),
  ...asked('MS care', says('multiple sclerosis')),
  ...asked(['end of life care at home', 'palliative care', 'terminal cancer nursing at home'], endOfLife),
  ...asked(
    [
      'I need a break from caring',
      'break for carers',
      'holiday cover for carer',
      'going on holiday who looks after mum',
    ],
    any(respite, is('liveIn')),
  ),
  ...asked(['meals on wheels', 'someone to cook for my mother'], says('meal', 'meals', 'cooking')),
  ...asked(
    ['company for lonely grandma', 'companionship', 'befriending for older people'],
    any(says('companion*', 'befriend*'), all(is('dayCare'), olderPeople)),
  ),
  ...asked(
    ['help getting dressed in the morning', 'help with washing and dressing', 'personal care at home'],
    any(atHome, says('personal care', 'dressing')),
  ),
  ...asked(
    ['cleaning and shopping for elderly', 'help with housework'],
    any(says('housework', 'household', 'cleaning', 'shopping'), atHome),
  ),
  ...asked(
    ['coming home from hospital', 'care after hospital discharge'],
    any(atHome, all(adultCare, says('hospital', 'convalescence', 'rehabilitation', 're-ablement', 'reablement'))),
  ),
  ...asked('24 hour care at home', atHome),
  ...asked(
    ['care for autistic adult', 'learning disability support'],
    all(says('autism', 'autistic', 'learning disab*'), not(is('children'))),
  ),
  ...asked('brain injury', says('brain injury')),
  ...asked('spinal injury care', says('spinal')),
  ...asked(['stairlift', 'stair lift'], says('stairlift*')),
  ...asked('chiropodist', says('chiropod*', 'podiatr*')),
  ...asked('wheelchair hire', says('wheelchair*', 'mobility')),
  ...asked('lasting power of attorney', says('power of attorney', 'powers of attorney')),
  ...asked('carer for a couple', says('couple', 'couples'), amissForAll),
  ...asked(
    ['how much does live in care cost', 'live-in care fees', '£1250'],
    any(is('liveIn'), ({ text }) => text.includes('1250')),
  ),
  ...asked('please can you find care for my nan', adultCare),
  ...helpNear('care for my mum in |Edinburgh|', all(adultCare, near('Edinburgh', 12))),
  ...helpNear('someone to look after my dad in |Glasgow|', all(adultCare, near('Glasgow', 12))),
  ...helpNear('help for elderly parents |Belfast|', all(adultCare, near('Belfast', 12))),
  // Ages, which no listing says.
  ...helpNear('home help for 92 year old |Newcastle|', all(adultCare, near('Newcastle upon Tyne', 15))),
  ...helpNear('care for a woman in her 80s near |Norwich|', all(adultCare, near('Norwich', 15))),
  ...helpNear('my dad is 87 and has dementia |Leeds|', all(forTheMind, near('Leeds', 15))),
  ...helpNear('help for a 45 year old man with MS in |Derby|', all(adultCare, near('Derby', 25))),
  // What nobody offers in so many words: those who are near, not a word far away.
  ...helpNear('carer who plays chess near |Norwich|', all(adultCare, near('Norwich', 50))),
  ...helpNear('home help for my stubborn mother |Sheffield|', all(adultCare, near('Sheffield', 50))),
];
