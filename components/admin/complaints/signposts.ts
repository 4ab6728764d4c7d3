/** What an answer tells people who are not content with it: where they can go. In English, as mails are. */
export const signposts = {
  care: [
    'If you are not happy with this answer, you can ask the Local Government and Social Care Ombudsman to look at it,',
    'free of charge, whether you pay for your care yourself or not: www.lgo.org.uk, telephone 0300 061 0614.',
    'You can also tell the Care Quality Commission: www.cqc.org.uk, telephone 03000 616161.',
  ].join('\n'),
  data: [
    'If you are not happy with this answer, you can complain to the Information Commissioner’s Office:',
    'ico.org.uk/make-a-complaint, telephone 0303 123 1113.',
  ].join('\n'),
} as const;
