import { type Audience, audiences, isAudience, isKind, type Kind } from '@/lib/contract/kind';
import { languageFillers, languageRows } from './language-rows';
import { makePhrases } from './phrases';
import { readTable } from './read-table';

/** What a phrase of a question asks for; `orElse` is taken too, after it. */
export type AskedKind = { kind: Kind; orElse: readonly Kind[]; isGeneral: boolean };

/** In brackets what will do too: Scotland's register calls nursing homes care homes, a visiting carer may live in. */
const kindTable = `
  live-in-care (): live-in care, live in carer, livein care, livein carer, live-in, livein, live in, living in carer, move in, live with, lives with, living with us, stay with, sleep in, 24 hour care at home, 24 hour care, 24/7 care, round the clock care
  home-care (live-in-care supported-living): home care, homecare, care at home, home help, home carer, home carers, domiciliary, domiciliary care, dom care, visiting care, visiting carer, care in the home, care in own home, help at home, home support, care worker at home, carers at home, carer at home, nurse at home, nursing at home, home care agency, care agency, care agencies
  care-home (nursing-home): care home, carehome, residential home, residential care, residential care home, old people's home, old folks home, old age home, retirement home, rest home, care homes for the elderly
  nursing-home (care-home): nursing home, nursinghome, nursing care home, care home with nursing
  day-care (): day care, day centre, day center, day service, day opportunities, lunch club
  supported-living (): supported living, supported housing, sheltered housing, sheltered accommodation, extra care housing, extra care, housing support, assisted living, shared lives, adult placement
  respite (care-home live-in-care home-care): respite, respite care, short break, short breaks
  hospice (): hospice
  childrens (): nursery, nurseries, creche, childminder, childcare, child care, playgroup, preschool, fostering, foster care, adoption, after school club, out of school care, children's home, residential school, nursery school, kindergarten, children's services
  health (): dentist, dental practice, GP, doctor, doctors, surgery, hospital, clinic, ambulance, nurse agency, nursing agency
  jobs (): job, jobs, vacancy, vacancies, carer job, carer jobs, care assistant job, work as a carer, working as a carer, become a carer, be a carer, recruitment, employment, career, hiring, shifts, job vacancies, care work, care worker job
  local (): local business, local businesses, local services, meals on wheels, stairlift, stair lift, will writing
`;

/** A carer may come or live in, if no more is said. */
const generalTable = `
  home-care (live-in-care): look after, looks after, looked after, looking after, take care of, taking care of, carer, care worker, caregiver, care giver, home carer, private carer, personal carer, carer for the elderly
`;

const audienceTable = `
  older-people: elderly, older people, old people, older person, old age, the aged, seniors, pensioner, over 65, mum, mam, mom, mother, dad, father, gran, granny, grandma, nan, nana, grandad, granddad, grandfather, grandmother, grandparent, parents, elderly parent, elderly parents, mother in law, father in law, old lady, old man
  adults: husband, wife, partner, sister, brother, young adult, adults, adult
  children: child, children, kids, toddler, baby, babies, under 5
`;

const englishKinds = [...kindsIn(kindTable, false), ...kindsIn(generalTable, true)];
const englishAudiences = readTable(audienceTable).flatMap(([name, phrases]) => {
  const audience: Audience = isAudience(name) ? name : audiences[0];
  return phrases.map((phrase) => [phrase, audience] as const);
});

/** In English and in every other language; of two that are spelt alike the English one counts. */
export const askedKinds = makePhrases([...englishKinds, ...kindsInLanguages()]);

export const askedAudiences = makePhrases([
  ...englishAudiences,
  ...audiences.flatMap((audience) => phrasesOf(audience).map((phrase) => [phrase, audience] as const)),
]);

/** What a slip of the finger may have meant. */
export const englishAsked = makePhrases<AskedKind | Audience>([...englishKinds, ...englishAudiences]);

const fillers = `a an and the for my our your his her their its this that in near nearby around about at of to with on by
  from up or is are be it as am was me i we us you he she they who what where when which how can could would will should
  do does did has have had having need needs needed needing want wants wanted looking look find finding search get getting
  please thanks hello hi help helping someone somebody anyone anybody person people one
  woman man lady gentleman some any all good best great nice
  lovely kind caring cheap top trusted reliable local area close closest nearest here there service services provider
  providers company companies care cared caring home homes house carer uk england britain british agency agencies option
  options new just only also really very who's lives living live stay staying comes come coming own not no more than day
  daily every week weekly hour hours time full part old aunt auntie uncle relative family friend neighbour loved son
  daughter keep keeps thing things going go make makes us together because so too still again let lets let's today
  tomorrow now soon urgent urgently quickly asap before while during if then than but fall
  falls falling fallen fell unsteady struggle struggles struggling cope copes coping exhausted hourly speak speaks speaking spoken able since after
  both once twice take takes taking patient patients tonight monday tuesday wednesday thursday friday saturday sunday
  almost always alone own cqc rated rating ratings none much many complain complaint won't can't doesn't don't isn't`;

export const fillerWords: ReadonlySet<string> = new Set(
  [...makePhrases([...fillers.split(/\s+/), ...languageFillers].map((word) => [word, true] as const)).keys()].filter(
    Boolean,
  ),
);

function kindsIn(table: string, isGeneral: boolean): (readonly [string, AskedKind])[] {
  return readTable(table).flatMap(([name, phrases]) => {
    const [kind = '', ...orElse] = name.replace(/[()]/g, '').split(/\s+/);
    if (!isKind(kind)) throw new Error(`'${kind}' is no kind`);
    return phrases.map((phrase) => [phrase, { kind, orElse: orElse.filter(isKind), isGeneral }] as const);
  });
}

function kindsInLanguages(): (readonly [string, AskedKind])[] {
  const meanings = new Map(
    [...englishKinds].map(([, meaning]) => [meaning.isGeneral ? 'carer' : meaning.kind, meaning]),
  );
  return [...meanings].flatMap(([name, meaning]) => phrasesOf(name).map((phrase) => [phrase, meaning] as const));
}

function phrasesOf(name: string): readonly string[] {
  return languageRows.get(name) ?? [];
}
