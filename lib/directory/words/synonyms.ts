import { languageRows } from './language-rows';
import { makePhrases } from './phrases';
import { readTable } from './read-table';

/**
 * Words for the same thing. A question with any phrase of a row finds the listings that have any other; the very word
 * ranks higher. One row a line, its name first; case, plural, hyphens and apostrophes do not matter.
 */
const table = `
  live-in: livein, live in, living in, lives in, 24 hour care, 24-hour care, 24/7 care, round the clock
  dementia: alzheimer, alzheimer's disease, vascular dementia, lewy body, memory loss, memory care, memory problems, forgetful, forgetting, forgets, forgetfulness, confusion, confused, wandering, EMI
  night: overnight, over night, waking night, waking nights, sleeping night, sleep-in, sleepover, nights, night sitter, night sitting
  home care: homecare, home help, care at home, help at home, domiciliary, domiciliary care, visiting care, care in the home, own home
  personal care: washing, wash, bathing, showering, shower, dressing, dress, toileting, toilet, incontinence, incontinent, bedbound, bedridden, getting washed, getting dressed
  companionship: companion, befriending, lonely, loneliness, isolation, sit with, sitter, sitting service
  palliative: end of life, end-of-life, terminal, terminal illness, terminally ill, dying, cancer, hospice, macmillan
  respite: short break, short breaks, carer's break, break for carers, short stay, short-stay, holiday cover, on holiday, temporary care
  stroke: after a stroke, stroke recovery
  parkinson's: parkinsons disease, parkinson
  multiple sclerosis: MS
  motor neurone: MND, motor neuron disease
  learning disability: learning disabilities, learning difficulties, special needs, autism, autistic, asperger
  mental health: depression, anxiety, bipolar, schizophrenia, psychosis, mental illness
  physical disability: disabled, disability, wheelchair, wheelchair accessible, accessible, mobility
  sensory impairment: blind, deaf, sight loss, hearing loss, visual impairment, hearing impairment
  substance: alcohol, drug, addiction, detox, substance misuse, substance abuse
  brain injury: head injury, acquired brain injury
  after hospital: hospital discharge, discharge, home from hospital, out of hospital, leaving hospital, after an operation, after surgery, reablement, re-ablement, rehabilitation, rehab, recovery, convalescence
  cost: price, prices, fee, fees, charges, rates, how much, cheap, affordable, low cost, cheapest, funded, funding, self-funded, self funding
  couple: couples, both parents, both of us, both of them, two people, 2 people, two persons, 2 persons, husband and wife, mum and dad
  medicine: medication, medicines, tablets, pills, insulin, injections
  cooking: meals, meal, cook, food
  halal: muslim, islamic
  kosher: jewish
  vegetarian: vegan
  housework: cleaning, cleaner, housekeeping, domestic help
  shopping: errands
  driver: driving, drives, transport, lift to appointments
  elderly: older people, older person, old people, old age, senior, seniors, pensioner, over 65
  stairlift: stair lift, stairlifts
  legal: will writing, solicitor, power of attorney, lasting power of attorney
  alarm: telecare, pendant, falls alarm
  job: jobs, vacancy, vacancies, career, careers, employment, recruitment
  nurse: nursing, RGN, registered nurse
  foot care: chiropodist, chiropody, podiatrist, podiatry, toenails
  dentist: dental, dental practice
  doctor: GP, GPs, doctors, surgery, medical practice
  nursery: nurseries, creche, childcare, playgroup, preschool, pre-school, after school club, out of school care
`;

export const costMeaning = '#cost';

/** Asked of every service and told by few: these order, and shut nobody out of what was asked. */
export const softMeanings: ReadonlySet<string> = new Set([costMeaning]);

const rows = readTable(table);
const inRows = (found: typeof rows) =>
  found.flatMap(([name, phrases]) => phrases.map((phrase) => [phrase, `#${name}`] as const));
const english = inRows(rows.map(([name, phrases]) => [name, [name, ...phrases]] as const));

export const synonyms = makePhrases([
  ...english,
  ...inRows(rows.map(([name]) => [name, languageRows.get(name) ?? []] as const)),
]);

export const englishSynonyms = makePhrases(english);
