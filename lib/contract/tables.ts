/** The columns of each table that staff can take out, by the API's names, in their order. */
export const tableColumns = {
  'faq.csv': ['faqId', 'position', 'faqQuestions', 'faqAnswer', 'updatedAt', 'version'],
  'listing.csv': [
    ...(['typeId', 'typeTitle', 'openClose', 'isDraft', 'categoryNames', 'price', 'location', 'city'] as const),
    ...(['postcode', 'address', 'phone', 'email', 'website', 'lastCheckedAt', 'createdAt', 'updatedAt'] as const),
    'version',
  ],
  'user.csv': ['userID', 'userName', 'email', 'is_Admin', 'roles', 'isBanned', 'createdAt', 'lastSeenAt'],
} as const;
export type TableFile = keyof typeof tableColumns;

/** Between the heads of a table, as a question names them. */
export const headSeparator = '|';
