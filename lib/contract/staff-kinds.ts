/** What staff keep in lists and may put into the trash: the kinds in `admin/trash/{kind}` and in the audit. */
export const staffKinds = ['faq', 'listing'] as const;
export type StaffKind = (typeof staffKinds)[number];
