import { foldText } from '@/lib/contract/fold-text';
import { type Audience, audiences, type Kind, kinds } from '@/lib/contract/kind';

/**
 * As the registers of England (old and new service types), Scotland (service and subtype) and Northern Ireland publish
 * them, in small letters, and as the provider writes them; `null` says nothing about the kind.
 */
const kindOfCategory: Readonly<Record<string, Kind | null>> = {
  'live-in care': 'live-in-care',
  'live-in-care': 'live-in-care',
  'companionship and home help': 'home-care',
  'dementia care': 'home-care',
  'nursing and complex care': 'home-care',
  'respite care': 'respite',
  'carer jobs': 'jobs',
  'nursing and office jobs': 'jobs',
  'local businesses': 'local',

  'homecare agencies': 'home-care',
  'domiciliary care service': 'home-care',
  'domiciliary care agency (dca)': 'home-care',
  'care at home': 'home-care',
  'extra care housing services': 'supported-living',

  'personal care': 'home-care',
  'extra care housing': 'supported-living',

  'residential homes': 'care-home',
  'care home service': 'care-home',
  'care home service without nursing': 'care-home',
  'residential (rc)': 'care-home',
  'nursing homes': 'nursing-home',
  'care home service with nursing': 'nursing-home',
  'nursing (nh)': 'nursing-home',
  'accommodation for persons who require nursing or personal care': 'care-home',

  'day care setting (dcs)': 'day-care',
  'adult daycare': 'day-care',
  'other than care at home': 'day-care',
  'supported living': 'supported-living',
  'supported living service': 'supported-living',
  'supported housing': 'supported-living',
  'housing support service': 'supported-living',
  'offender accommodation service': 'supported-living',
  'shared lives': 'supported-living',
  'adult placement service': 'supported-living',
  'adult placement continuing care': 'supported-living',
  'adult placement (not continuing care)': 'supported-living',
  'adult placement agency (apa)': 'supported-living',
  'respite care and short breaks': 'respite',
  hospice: 'hospice',
  'hospice services': 'hospice',
  'home hospice care': 'hospice',
  'hospice services at home': 'hospice',

  'day care of children': 'childrens',
  'day care of children (under 3s)': 'childrens',
  'day care of children (over 3s)': 'childrens',
  'child care agency': 'childrens',
  'fostering service': 'childrens',
  'adoption service': 'childrens',
  'voluntary adoption agency (vaa)': 'childrens',
  'school care accommodation service': 'childrens',
  'mainstream residential school': 'childrens',
  'residential special school': 'childrens',
  'school hostel': 'childrens',
  'secure accommodation service': 'childrens',

  nursery: 'childrens',
  playgroup: 'childrens',
  creche: 'childrens',
  'holiday playscheme': 'childrens',
  'school age child care': 'childrens',
  'children and family centre': 'childrens',

  'accommodation for persons who require treatment for substance misuse': 'health',
  'acute services with overnight beds': 'health',
  'acute services without overnight beds / listed acute services with or without overnight beds': 'health',
  'ambulance service': 'health',
  'assessment or medical treatment for persons detained under the 1983 act': 'health',
  'assessment or medical treatment for persons detained under the mental health act 1983': 'health',
  ambulances: 'health',
  'blood and transplant service': 'health',
  clinic: 'health',
  'community based services for people who misuse substances': 'health',
  'community based services for people with mental health needs': 'health',
  'community health care services - independent midwives': 'health',
  'community services - healthcare': 'health',
  'community services - learning disabilities': 'health',
  'community services - mental health': 'health',
  'community services - nursing': 'health',
  'community services - substance abuse': 'health',
  'community based services for people with a learning disability': 'health',
  'community health care services - nurses agency only': 'health',
  'community healthcare service': 'health',
  dentist: 'health',
  'dental service': 'health',
  'diagnostic and screening procedures': 'health',
  'diagnostic and/or screening service': 'health',
  'diagnostic and/or screening service - single handed sessional providers': 'health',
  'diagnosis/screening': 'health',
  'doctors/gps': 'health',
  'doctors consultation service': 'health',
  'doctors treatment service': 'health',
  'family planning': 'health',
  'family planning services': 'health',
  hospital: 'health',
  'hospital services for people with mental health needs, learning disabilities and problems with substance misuse':
    'health',
  'hospitals - mental health/capacity': 'health',
  'hyperbaric chamber': 'health',
  'independent clinic (ic)': 'health',
  'independent hospital (ih)': 'health',
  'independent hospital (ih) - dental treatment': 'health',
  'independent medical agency (ima)': 'health',
  'long term conditions services': 'health',
  'long-term conditions': 'health',
  'management of supply of blood and blood derived products': 'health',
  'maternity and midwifery services': 'health',
  'mobile doctors': 'health',
  'mobile doctors service': 'health',
  'nurse agency': 'health',
  'nursing care': 'health',
  'nursing agency (na)': 'health',
  'nhs body': 'health',
  'phone/online advice': 'health',
  'prison healthcare': 'health',
  'prison healthcare services': 'health',
  'rehabilitation (illness/injury)': 'health',
  'rehabilitation (substance abuse)': 'health',
  'rehabilitation services': 'health',
  'remote clinical advice service': 'health',
  'residential substance misuse treatment and/or rehabilitation service': 'health',
  'services in slimming clinics': 'health',
  'surgical procedures': 'health',
  'termination of pregnancies': 'health',
  'transport services – triage and medical advice provided remotely': 'health',
  'treatment of disease – disorder or injury': 'health',
  'urgent care centres': 'health',
  'urgent care services': 'health',
  'alcohol and drugs rehabilitation': null,
  'blood borne virus': null,

  // Whom it is for, how it is owned, or no more than that it is a service.
  'support service': null,
  'other support service': null,
  'learning disabilities': null,
  'mental health problems': null,
  'older people': null,
  'physical and sensory impairment': null,
  'education disability services': null,
  'specialist college service': null,
  organisation: null,
  partnership: null,
  individual: null,
};

/** What a category of a provider's own making is taken for when it is not in the table. */
const kindOfWord: readonly (readonly [RegExp, Kind])[] = [
  [/\bjobs?\b|\bvacanc/, 'jobs'],
  [/\blive[- ]?in\b/, 'live-in-care'],
  [/\bnursing home/, 'nursing-home'],
  [/\b(care|residential) home/, 'care-home'],
  [/\bhospice/, 'hospice'],
  [/\brespite/, 'respite'],
  [/\bday (care|cent)/, 'day-care'],
  [/\b(supported|extra care|sheltered)\b/, 'supported-living'],
  [/\bchild|\bnurser(y|ies)\b/, 'childrens'],
  [/\b(home ?care|domiciliary|care at home|visiting care|companionship|home help)\b/, 'home-care'],
  [/\bbusiness|\bshop/, 'local'],
  [/\bcare\b/, 'home-care'],
];

const audienceOfLabel: Readonly<Record<string, Audience>> = {
  adults: 'adults',
  'adults under 65': 'adults',
  'caring for adults under 65 yrs': 'adults',
  'caring for adults over 65 yrs': 'older-people',
  'older people': 'older-people',
  'older people - frailty': 'older-people',
  'older people - dementia': 'older-people',
  dementia: 'older-people',
  children: 'children',
  'caring for children': 'children',
  'caring for children (0 - 18yrs)': 'children',
};

type Described = { title: string; labels: readonly string[]; categoryNames: readonly string[] };

export function kindsOf({ title, categoryNames }: Pick<Described, 'title' | 'categoryNames'>): Kind[] {
  const found = new Set(categoryNames.flatMap((name) => kindOfName(name) ?? []));
  if (found.size === 0 && /\b(drs?|surgery|dental|medical)\b/i.test(title)) found.add('health');
  const isHomeCare = found.has('home-care') || found.size === 0;
  if (isHomeCare && /\blive[- ]?in\b/i.test(title) && !found.has('jobs')) found.add('live-in-care');
  // A job in home care is a job.
  return found.has('jobs') ? ['jobs'] : kinds.filter((kind) => found.has(kind));
}

/** Whom a listing is for; a children's service is for children whatever else it says. */
export function audiencesOf({ labels, categoryNames }: Pick<Described, 'labels' | 'categoryNames'>): Audience[] {
  const found = new Set([...labels, ...categoryNames].flatMap((label) => audienceOfLabel[label.toLowerCase()] ?? []));
  if (categoryNames.some((name) => kindOfName(name) === 'childrens')) return ['children'];
  return audiences.filter((audience) => found.has(audience));
}

export function isKnownCategory(name: string): boolean {
  return Object.hasOwn(kindOfCategory, foldText(name));
}

function kindOfName(name: string): Kind | null {
  const folded = foldText(name);
  if (Object.hasOwn(kindOfCategory, folded)) return kindOfCategory[folded] ?? null;
  return kindOfWord.find(([word]) => word.test(folded))?.[1] ?? null;
}
