import type { SampleListing } from '@/care-api/sample/sample-listing';

const managed = ['Service', 'Managed: we employ the carer'] as const;
const complex = ['Care level', 'Complex care'] as const;

export const nursingCare: readonly SampleListing[] = [
  {
    title: 'Nurse-led live-in care',
    categories: ['Nursing and Complex Care', 'Live-In Care'],
    place: 'london',
    price: 'From £1,650 a week',
    text: [
      'For feeding tubes, catheters, seizures or breathing support, a registered nurse writes the plan, trains each carer for this one person, and signs them off task by task.',
      'The nurse is not in the house all day; the trained carer is, and a nurse answers the phone day and night. Where the main need is health, NHS Continuing Healthcare may pay for all of it: ask for the checklist.',
    ],
    headFeatures: ['Nurse on call day and night', 'Carers trained for one person'],
    features: ['Feeding tubes', 'Catheter and stoma care', 'Seizure plans', 'Ventilation at night'],
    photos: ['nursing-1', 'nursing-2', 'live-in-care-3'],
    filters: [managed, complex, ['Speciality', 'Tube feeding and ventilation']],
    line: '170',
    homePosition: 6,
  },
  {
    title: 'End of life care at home',
    categories: ['Nursing and Complex Care'],
    place: 'hexham',
    price: 'From £1,550 a week',
    text: [
      'Most people would like to die at home, and with help many can. A carer looks after comfort, mouth care, clean sheets and the people in the kitchen; district nurses and the hospice give medicines for pain.',
      'We can start within a day, and we ask for no notice at the end. With a fast-track assessment the NHS often pays. Ask the GP or the hospice nurse today; it takes days, not weeks.',
    ],
    headFeatures: ['Start within a day', 'No notice needed'],
    features: ['Comfort care', 'Works with the hospice', 'Someone awake at night', 'Time for the family'],
    photos: ['nursing-2', 'dementia-2'],
    filters: [managed, complex, ['Speciality', 'End of life']],
    line: '171',
  },
  {
    title: 'Spinal injury support',
    categories: ['Nursing and Complex Care', 'Live-In Care'],
    place: 'sheffield',
    price: 'From £1,700 a week',
    text: [
      'Work, travel, children, wheelchair rugby: the care is there so that the life can go on. Carers are trained by a nurse in bowel and bladder care, skin checks, transfers and the signs of autonomic dysreflexia.',
      'You lead: you interview, you set the house rules, and you decide who stays. Direct payments and insurance settlements are welcome.',
    ],
    headFeatures: ['You interview', 'Rota of two carers'],
    features: ['Bowel and bladder care', 'Hoists and transfers', 'Travel abroad', 'Direct payments'],
    photos: ['nursing-1', 'respite-1'],
    filters: [managed, complex, ['Speciality', 'Spinal injury']],
    line: '172',
  },
  {
    title: 'Nurse visits at home',
    categories: ['Nursing and Complex Care'],
    place: 'glasgow',
    price: 'From £65 a visit',
    text: [
      'Dressings, injections, catheter changes and blood tests at home for people who do not want to wait in, or cannot get out.',
      'Much of this is free from district nurses; ask your GP practice first. People come to us when they want a fixed hour, the same nurse, or help while they travel.',
      'The nurse leaves a written note for your GP after each visit, and tells you when something needs a doctor instead.',
    ],
    headFeatures: ['Registered nurses', 'Fixed times'],
    features: ['Dressings', 'Injections', 'Catheter changes', 'Report to your GP'],
    photos: ['nursing-2', 'nursing-1'],
    filters: [managed, complex, ['When', 'Days']],
    line: '173',
  },
  {
    title: 'Learning disability and autism support',
    categories: ['Nursing and Complex Care', 'Live-In Care'],
    place: 'lincoln',
    price: 'From £1,500 a week',
    text: [
      'A home of one’s own with someone alongside. Support workers plan with the person, in pictures where words do not help, and keep to what is predictable while trying one new thing a month.',
      'Positive behaviour support is led by a specialist; we do not use restraint as a routine. Families choose how often they hear from us, and hear the hard days too.',
    ],
    headFeatures: ['Person-centred plans', 'Specialist lead'],
    features: ['Picture plans', 'Work and college', 'Sensory-friendly routines'],
    photos: ['nursing-1', 'companionship-2'],
    filters: [managed, complex, ['Speciality', 'Learning disability and autism']],
    line: '174',
  },
  {
    title: 'Multiple sclerosis and motor neurone care',
    categories: ['Nursing and Complex Care'],
    place: 'belfast',
    price: 'From £1,600 a week',
    text: [
      'Needs change by the season, sometimes by the hour. We review monthly, order equipment before it is urgent, and keep one small team so that you never explain yourself twice.',
      'Carers learn eye-gaze boards, cough-assist machines and how to be quiet. In Northern Ireland your health trust assesses and may fund the care; we attend the meetings with you.',
    ],
    headFeatures: ['Monthly reviews', 'Small steady team'],
    features: ['Communication aids', 'Breathing support', 'Equipment planning'],
    photos: ['nursing-2', 'live-in-care-4'],
    filters: [managed, complex, ['Speciality', 'Neurological conditions']],
    line: '175',
  },
];
