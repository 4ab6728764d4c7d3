import type { SampleQuestionnaire } from './sample-questionnaire';

export const careYouNeed: SampleQuestionnaire = {
  title: 'Tell us about the care you need',
  description: 'So that the first call can be about you. Answer what you know; the rest can wait.',
  purpose: 'care',
  questions: [
    {
      identifier: 'for-whom',
      headline: 'Who is the care for?',
      required: true,
      choices: [
        ['me', 'Me'],
        ['parent', 'My mother or father'],
        ['partner', 'My husband, wife or partner'],
        ['couple', 'A couple'],
        ['other', 'Someone else'],
      ],
      jumps: [['me', 'help-needed']],
    },
    {
      identifier: 'knows',
      headline: 'Do they know that you are asking us?',
      description: 'It is all right if they do not yet. We will ask you how to go about it.',
      required: true,
      choices: [
        ['yes', 'Yes'],
        ['not-yet', 'Not yet'],
      ],
    },
    {
      identifier: 'help-needed',
      headline: 'What would help most?',
      description: 'Please choose all that apply.',
      multiple: true,
      required: true,
      choices: [
        ['company', 'Company and going out'],
        ['meals', 'Cooking and the house'],
        ['washing', 'Washing and dressing'],
        ['medicines', 'Medicines'],
        ['memory', 'Support with memory loss'],
        ['moving', 'Getting up and moving'],
      ],
      jumps: [
        ['memory', 'memory'],
        [null, 'nights'],
      ],
    },
    {
      identifier: 'memory',
      headline: 'How does the memory loss show in a usual day?',
      description: 'For example lost words, worry in the evening, or walking at night.',
      inputKind: 'long',
    },
    {
      identifier: 'nights',
      headline: 'How are the nights?',
      required: true,
      choices: [
        ['quiet', 'Quiet'],
        ['once-or-twice', 'Help once or twice'],
        ['often', 'Help more often'],
      ],
      jumps: [
        ['quiet', 'home'],
        ['once-or-twice', 'home'],
      ],
    },
    {
      identifier: 'waking-nights',
      headline: 'For nights like these we add a carer who stays awake.',
      description: 'It costs more. We will give you both prices before you decide anything.',
      inputKind: 'statement',
    },
    {
      identifier: 'home',
      headline: 'Is there a room of their own for a carer?',
      required: true,
      choices: [
        ['yes', 'Yes'],
        ['could-be', 'One could be made ready'],
        ['no', 'No'],
      ],
      jumps: [
        ['yes', 'when'],
        ['could-be', 'when'],
      ],
    },
    {
      identifier: 'no-room',
      headline: 'Live-in care needs a room for the carer, but other ways may fit.',
      description: 'We will talk about day care, respite stays and what else is near you.',
      inputKind: 'statement',
    },
    {
      identifier: 'when',
      headline: 'When should care begin?',
      required: true,
      choices: [
        ['days', 'Within days'],
        ['month', 'Within a month'],
        ['later', 'Later, or we do not know yet'],
      ],
      jumps: [
        ['month', 'postcode'],
        ['later', 'postcode'],
      ],
    },
    {
      identifier: 'hospital',
      headline: 'Is someone waiting to leave hospital?',
      required: true,
      choices: [
        ['yes', 'Yes'],
        ['no', 'No'],
      ],
    },
    { identifier: 'postcode', headline: 'What is the postcode of the home?', inputKind: 'short', required: true },
    { identifier: 'phone', headline: 'On which number may we ring you?', inputKind: 'phone', required: true },
    {
      identifier: 'matters-most',
      headline: 'What matters most to the person who will be cared for?',
      description: 'Their habits, their music, the dog: what a good carer should know first.',
      inputKind: 'long',
    },
  ],
};
