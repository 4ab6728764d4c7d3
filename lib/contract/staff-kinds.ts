/** What staff may put into the trash: the kinds in `admin/trash/{kind}`. */
export const trashKinds = [
  'faq',
  'listing',
  'callBack',
  'complaint',
  'cannedAnswer',
  'post',
  'media',
  'menu',
  'page',
  'galleryImage',
  'video',
] as const;
export type TrashKind = (typeof trashKinds)[number];

/** What staff keep in lists and change many of at once: the kinds in `admin/bulk/{kind}`. */
export const staffKinds = [...trashKinds, 'comment'] as const;
export type StaffKind = (typeof staffKinds)[number];
