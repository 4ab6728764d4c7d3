import type { SampleQuestionnaire } from './sample-questionnaire';

export const listYourBusiness: SampleQuestionnaire = {
  title: 'List your business with us',
  description: 'For care homes, shops and trades that families meet on the way. A listing costs nothing.',
  purpose: 'other',
  questions: [
    { identifier: 'business-name', headline: 'What is your business called?', inputKind: 'short', required: true },
    {
      identifier: 'kind',
      headline: 'What do you do?',
      required: true,
      choices: [
        ['care-home', 'A care or nursing home'],
        ['equipment', 'Equipment and adaptations'],
        ['services', 'Services at home'],
        ['advice', 'Law, money and advice'],
      ],
      jumps: [
        ['equipment', 'survey'],
        ['services', 'area'],
        ['advice', 'qualified'],
      ],
    },
    {
      identifier: 'regulator',
      headline: 'Which regulator are you registered with?',
      required: true,
      choices: [
        ['england', 'The Care Quality Commission'],
        ['scotland', 'The Care Inspectorate'],
        ['wales', 'Care Inspectorate Wales'],
        ['ni', 'The RQIA in Northern Ireland'],
      ],
    },
    {
      identifier: 'rooms',
      headline: 'How many rooms do you have?',
      inputKind: 'number',
      required: true,
      jumps: [[null, 'price']],
    },
    {
      identifier: 'survey',
      headline: 'Do you visit before you sell?',
      description: 'Families tell us that a free survey with a written price helps them most.',
      required: true,
      choices: [
        ['free', 'Yes, at no charge'],
        ['charged', 'Yes, for a fee'],
        ['no', 'No'],
      ],
      jumps: [[null, 'area']],
    },
    {
      identifier: 'qualified',
      headline: 'Which professional body do you belong to?',
      inputKind: 'short',
      required: true,
    },
    { identifier: 'area', headline: 'Which places do you cover?', inputKind: 'short', required: true },
    {
      identifier: 'price',
      headline: 'What price may we show?',
      description: 'For example “from £18 a week”. Leave it empty if it depends.',
      inputKind: 'short',
    },
    {
      identifier: 'description',
      headline: 'Please describe your business in a few sentences.',
      inputKind: 'long',
      required: true,
    },
    { identifier: 'email', headline: 'Where may we write to you?', inputKind: 'email', required: true },
  ],
};
