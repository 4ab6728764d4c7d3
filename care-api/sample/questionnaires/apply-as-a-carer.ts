import type { SampleQuestionnaire } from './sample-questionnaire';

export const applyAsACarer: SampleQuestionnaire = {
  title: 'Apply to work with us',
  description: 'For live-in carers, and for nurses and office colleagues. It takes about ten minutes.',
  purpose: 'job',
  questions: [
    {
      identifier: 'welcome',
      headline: 'Thank you for thinking of working with us.',
      description:
        'We ask about your experience and about the life you would like. You never pay for a job here: not to apply, not to start.',
      inputKind: 'statement',
    },
    {
      identifier: 'role',
      headline: 'What kind of work are you looking for?',
      required: true,
      choices: [
        ['live-in', 'Live-in care'],
        ['nursing', 'Nursing'],
        ['office', 'Office and training'],
      ],
      jumps: [
        ['nursing', 'registration'],
        ['office', 'about-your-work'],
      ],
    },
    {
      identifier: 'experience',
      headline: 'How long have you cared for someone?',
      description: 'Caring for your own family counts.',
      required: true,
      choices: [
        ['none', 'Not yet'],
        ['under-one', 'Less than a year'],
        ['one-to-five', 'One to five years'],
        ['over-five', 'More than five years'],
      ],
      jumps: [['none', 'why-care']],
    },
    {
      identifier: 'needs-known',
      headline: 'Which needs do you know well?',
      description: 'Please choose all that apply.',
      multiple: true,
      required: true,
      choices: [
        ['frailty', 'Frailty and old age'],
        ['dementia', 'Dementia'],
        ['stroke', 'Life after a stroke'],
        ['parkinsons', 'Parkinson’s'],
        ['end-of-life', 'Care at the end of life'],
        ['hoist', 'Moving with a hoist'],
      ],
      jumps: [[null, 'rota']],
    },
    {
      identifier: 'why-care',
      headline: 'What draws you to care?',
      description: 'A few sentences are enough. We train people who start, and we are glad of them.',
      inputKind: 'long',
      required: true,
    },
    {
      identifier: 'rota',
      headline: 'Which rota would suit your life?',
      required: true,
      choices: [
        ['six-two', 'Six weeks on, two weeks off'],
        ['four-four', 'Four weeks on, four weeks off'],
        ['short', 'Short stays to stand in for others'],
      ],
    },
    {
      identifier: 'living-together',
      headline: 'What should we know to find a home that suits you?',
      description: 'Please choose all that apply.',
      multiple: true,
      choices: [
        ['cats', 'I live happily with cats'],
        ['dogs', 'I live happily with dogs'],
        ['smoke-free', 'I need a home without smoke'],
        ['vegetarian', 'I cook and eat vegetarian'],
        ['quiet', 'I am happy far from a town'],
      ],
      jumps: [[null, 'right-to-work']],
    },
    {
      identifier: 'registration',
      headline: 'Are you on the nurses’ register of the United Kingdom?',
      required: true,
      choices: [
        ['yes', 'Yes'],
        ['applied', 'I have applied'],
        ['no', 'No'],
      ],
    },
    {
      identifier: 'about-your-work',
      headline: 'Please tell us about the work you do now.',
      inputKind: 'long',
      required: true,
    },
    {
      identifier: 'right-to-work',
      headline: 'Do you have the right to work in the UK?',
      description: 'We check it before the first day, the same way for everybody.',
      required: true,
      choices: [
        ['yes', 'Yes'],
        ['not-yet', 'Not yet'],
      ],
      jumps: [['yes', 'driving']],
    },
    {
      identifier: 'permission',
      headline: 'What permission do you have, or have you applied for?',
      inputKind: 'short',
      required: true,
    },
    {
      identifier: 'driving',
      headline: 'Do you drive?',
      required: true,
      choices: [
        ['own-car', 'Yes, with my own car'],
        ['licence', 'Yes, I have a licence'],
        ['no', 'No'],
      ],
    },
    { identifier: 'start', headline: 'When could you start?', inputKind: 'date', required: true },
    { identifier: 'phone', headline: 'On which number may we ring you?', inputKind: 'phone', required: true },
    {
      identifier: 'anything-else',
      headline: 'Is there anything else you would like us to know?',
      inputKind: 'long',
    },
  ],
};
