/** The columns of each table that staff can take out, by the API's names, in their order. */
export const tableColumns = {
  'faq.csv': ['faqId', 'position', 'faqQuestions', 'faqAnswer', 'updatedAt', 'version'],
  'listing.csv': [
    ...(['typeId', 'typeTitle', 'openClose', 'isDraft', 'categoryNames', 'price', 'location', 'city'] as const),
    ...(['postcode', 'address', 'phone', 'email', 'website', 'lastCheckedAt', 'createdAt', 'updatedAt'] as const),
    'version',
  ],
  'menu.csv': ['menuId', 'menuName', 'menuUrl', 'inMenu', 'parentName', 'position', 'updatedAt', 'version'],
  'page.csv': ['menuPageContentId', 'contentFileName', 'menuName', 'slug', 'isDraft', 'updatedAt', 'version'],
  'user.csv': ['userID', 'userName', 'email', 'is_Admin', 'roles', 'isBanned', 'createdAt', 'lastSeenAt'],
  'callBack.csv': [
    ...(['requestId', 'createdAt', 'state', 'outcome', 'yourName', 'email', 'phoneNo', 'dateTime'] as const),
    ...(['contactNeed', 'topic', 'yourMessage', 'ownerName', 'dueAt', 'firstTryAt', 'firstTalkAt'] as const),
    ...(['waitingUntil', 'isSafeguarding'] as const),
  ],
  'complaint.csv': [
    ...(['complaintId', 'createdAt', 'kind', 'state', 'outcome', 'name', 'email', 'phone', 'isForOther'] as const),
    ...(['person', 'message', 'ownerName', 'acknowledgeBy', 'acknowledgedAt', 'answerBy', 'answeredAt'] as const),
    'learning',
  ],
  'subscriber.csv': ['subscriberId', 'email', 'state', 'confirmed', 'asked', 'mailedAt', 'createdAt'],
} as const;
export type TableFile = keyof typeof tableColumns;

/** Between the heads of a table, as a question names them. */
export const headSeparator = '|';

/** Spreadsheets know by it, at the beginning, that a table is UTF-8. */
export const utf8Mark = '\uFEFF';

export function toLine(cells: readonly unknown[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/** What a spreadsheet would take for a formula gets a sign in front that makes it plain text. */
export function toCell(value: unknown): string {
  const text = Array.isArray(value) ? value.join(' ') : String(value ?? '');
  const plain = typeof value === 'string' && /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
