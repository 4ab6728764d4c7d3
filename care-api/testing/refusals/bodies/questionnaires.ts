import { type Bodies, by, each, either, ignored, list, loose, object } from '../body-kinds';
import {
  among,
  choice,
  flag,
  int,
  kind,
  nullish,
  number,
  oneOf,
  openness,
  optional,
  version,
  whole,
  words,
} from '../kinds';
import { applicationStages } from '../narrowing';
import { day, email, filled, ids, moment, ownId, required, string, text } from '../text-kinds';
import { event } from './messages';

const questionnaire = object({
  id: nullish(ownId),
  title: required(200, 'Title'),
  description: nullish(text(2_000)),
  purpose: nullish(among(' job hired care other')),
  typeId: nullish(ids),
  takesPlace: nullish(flag),
  questions: nullish(
    list(
      object({
        id: int,
        questionnaireId: nullish(ownId),
        identifier: nullish(text(100)),
        headline: required(4_000, 'Headline'),
        description: nullish(text(4_000)),
        questionType: oneOf('multiple-choice', 'text'),
        multiple: nullish(flag),
        required: nullish(flag),
        inputKind: nullish(among('short long number date email phone statement file scale')),
        privacy: nullish(among('identity equality')),
        unit: nullish(text(30)),
        ...each(nullish(number), 'min max'),
        choices: nullish(
          list(object({ value: filled(300, 'This field is missing.'), label: required(1_000, 'Label') })),
        ),
        jumps: nullish(
          list(object({ conditionValue: list(object({ value: text(300) })), destination: object({ id: int }) })),
        ),
        version: nullish(number),
      }),
      'Please add a question.',
    ),
  ),
  version: nullish(number),
  updatedAt: nullish(string()),
});
const rule = among(
  'health pregnancy age family religion nationality race orientation convictions union politics accounts photo identity tellAll reading purpose retention',
);
/** As it is written, right or wrong. */
const asked = loose({
  id: int,
  ...each(nullish(string()), 'identifier headline description unit'),
  ...each(nullish(number), 'min max'),
  questionType: oneOf('multiple-choice', 'text'),
  inputKind: nullish(among('short long number date email phone statement file scale')),
  ...each(nullish(flag), 'multiple required'),
  privacy: nullish(among('identity equality')),
  choices: nullish(list(loose({ value: string(), label: string() }))),
  jumps: nullish(list(loose({ conditionValue: list(loose({ value: string() })), destination: loose({ id: int }) }))),
});
const response = object({
  id: nullish(ownId),
  ...each(whole(0), 'questionnaireId questionId typeId'),
  responseLabel: nullish(text(4_000)),
  responseValue: filled(10_000, 'Please answer the question.'),
  responseDate: nullish(string()),
  ...ignored('userId createdDate active'),
});

/** '' takes it away. */
const dayOrNone = kind((value) => {
  const isDay = typeof value === 'string' && (value === '' || day().faultsOf(value)[''] === undefined);
  return isDay ? undefined : 'There is no such day or time.';
});
const one = (said: string) => optional(choice('Please choose one.', ...words(said)));
const step = {
  reason: one('experience availability rightToWork references check noAnswer filled other'),
  why: optional(text(1_000)),
  nextStep: optional(text(200)),
  nextOn: optional(dayOrNone),
};
const stage = choice('This cannot be read.', ...applicationStages);

const answer = {
  ...{
    relation: optional(text(300)),
    role: optional(text(200)),
    from: optional(dayOrNone),
    until: optional(dayOrNone),
  },
  again: optional(choice('Please choose one.', '', ...words('yes no unsure'))),
  ...each(optional(choice('Please choose one.', '', ...words('yes no'))), 'concern mayRing'),
  ...{ concernWords: optional(text(1_000)), phone: optional(text(40)), words: optional(text(2_000)) },
};

export const questionnairesBodies = {
  updateApplication: either({ withdrawn: oneOf(true) }, { status: openness }),
  answerApplication: object({ words: filled(4_000, 'Message is required.') }),
  updateReceivedApplication: object({ ...step, stage, version }),
  addApplicationEvent: object({
    action: among(
      'take assign note spoke heard mailed unmail move check work unwork offerInterview moveInterview cancelInterview askReference withdrawReference',
    ),
    ...event,
    ...step,
    stage: optional(stage),
    check: one(
      'identity criminalRecord conduct reasonLeft qualifications workHistory health rightToWork references driving registration',
    ),
    state: one('notStarted asked seen notApplicable'),
    ...each(optional(dayOrNone), 'seenOn repeatOn from until'),
    number: optional(text(80)),
    evidence: optional(text(1_000)),
    ...each(optional(text(400)), 'notApplicable words'),
    kind: one('job other'),
    line: optional(int),
    message: optional(int),
    times: optional(list(text(20))),
    minutes: optional(choice('Please choose one.', 15, 30, 45, 60, 90)),
    place: optional(text(300)),
    referee: optional(text(120)),
    refereeEmail: optional(email(text(254))),
    language: optional(text(10)),
    reference: optional(text(40)),
  }),
  changeFollowedInterview: by('change', 'Please choose one.', {
    choose: { time: kind((value) => (moment.faultsOf(value)[''] ? 'Please choose one.' : undefined)) },
    cancel: {},
  }),
  changeFollowedReference: by('change', 'Please choose one.', {
    keep: answer,
    give: { ...answer, isTrue: optional(flag) },
    decline: { reason: choice('Please choose one.', ...words('unknown policy rather')) },
  }),
  saveDraft: object({
    version: text(100),
    answers: list(object({ identifier: filled(300), values: list(text(10_000)) })),
    clientTime: moment,
    basedOn: nullish(moment),
  }),
  decideOnAdvice: by('change', 'Please choose one.', {
    keep: { rule, question: asked, reason: filled(500) },
    withdraw: { rule, question: asked },
  }),
  createQuestionnaire: questionnaire,
  updateQuestionnaire: questionnaire,
  createResponses: list(response, 'Please answer a question.'),
  createResponse: response,
  updateResponse: response,
} satisfies Bodies;
