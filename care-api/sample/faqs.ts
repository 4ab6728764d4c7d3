export const sampleFaqs = [
  {
    question: 'How much does live-in care cost?',
    answer:
      'At Fernhollow, our sample provider, live-in care starts at £1,250 a week for one person and £1,450 for a couple. Dementia care starts at £1,400 and nurse-led care at £1,650. The price covers the carer’s pay, holiday, insurance, training and a local care manager. Food for the carer (about £40 a week) and bank holidays at double pay are extra. You get the full price in writing before you agree to anything.',
  },
  {
    question: 'Can the council or the NHS help to pay?',
    answer:
      'Sometimes. Your council must assess anyone who may need care, free of charge; whether it pays depends on needs and savings, and the limits differ in England, Scotland, Wales and Northern Ireland. NHS Continuing Healthcare pays in full where the main need is a health need. Attendance Allowance is not means-tested. Ask for the assessments before you sign a contract: they cost nothing.',
  },
  {
    question: 'How soon can a carer start?',
    answer:
      'Usually within five to ten days. First we visit you at home and write a care plan. Then you choose from two or three carers, after a call with each. After a hospital stay we can often start within 48 hours with an experienced carer, and look for the long-term match meanwhile.',
  },
  {
    question: 'Who regulates home care?',
    answer:
      'Personal care at home has a regulator in each nation. In England it is the Care Quality Commission. In Scotland it is the Care Inspectorate, in Wales it is Care Inspectorate Wales, and in Northern Ireland it is RQIA. A provider must be registered. It is inspected, and its reports are public. Help without personal care, such as cleaning or company, does not need registration. Ask any provider for its registration number and read its latest report.',
  },
  {
    question: 'What is the difference between a managed and an introductory service?',
    answer:
      'A managed provider employs the carer, writes the care plan and supervises the work. It sends another carer when yours is ill, and it answers to the regulator. An introductory agency finds a carer, and you then employ or engage them yourself. It costs less, but you look after the rota, tax, insurance and supervision. Both can work well. Our sample listings say which one they are.',
  },
  {
    question: 'Does the carer help at night?',
    answer:
      'A live-in carer sleeps in your home and can help briefly up to twice a night. A carer who is up more often than that cannot work safely the next day, so we then add a waking night carer (from £190 a night) and review after two weeks. An alarm or sensor is sometimes enough instead.',
  },
  {
    question: 'Can someone with dementia stay at home?',
    answer:
      'Very often, yes. Familiar rooms and one familiar face reduce distress, and a live-in carer can keep to the person’s own rhythm. It becomes hard when someone is awake most nights, is not safe even with a carer near, or needs two people to move. We tell you plainly when we think another kind of care would be better.',
  },
  {
    question: 'What does a live-in carer need from us?',
    answer:
      'A bedroom of their own with a bed, heating, storage and internet. The use of a bathroom and the kitchen. At least two hours’ break a day. On longer stays they also need a day and a half off a week, covered by family or a relief carer.',
  },
  {
    question: 'What if we do not get on with our carer?',
    answer:
      'Tell your care manager: no one has to give a reason. We bring a different carer, normally within a week, at no charge. The first two weeks of any care are a trial, with one day’s notice on both sides.',
  },
  {
    question: 'How does the rota work for carers?',
    answer:
      'Most live-in carers work four to eight weeks and then have two or three weeks off. You tell us the dates you want; we do not ring you in your time off. Travel between placements is paid, breaks are written in the care plan, and you can always reach a manager, at night as well.',
  },
  {
    question: 'What do I need to work as a carer?',
    answer:
      'The right to work in the UK, two references, an enhanced DBS check or its Scottish or Northern Irish equal, and good spoken English. Experience helps but is not necessary: new carers get five days’ paid training and the Care Certificate. We check the right to work with original documents or the Home Office’s online service before the first day.',
  },
  {
    question: 'Will I be asked to pay for a job?',
    answer:
      'Never. No honest employer takes money for a job, an interview, a DBS check, training or a visa sponsorship. If someone asks you to pay in our name, or to send bank details before an interview, do not reply: keep the message, tell us, and report it to the police.',
  },
] as const;
