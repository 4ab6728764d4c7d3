import { type Bodies, each, list, object, record } from '../body-kinds';
import { choice, flag, int, nullish, oneOf, optional, words } from '../kinds';
import { day, filled, like, listName, name, rowId, string, text } from '../text-kinds';

export const staffBodies = {
  orderRows: object({ ids: list(int) }),
  changeMany: object({
    action: oneOf(
      ...words(
        'trash restore publish unpublish status check price raisePrice addCategory removeCategory addFilter removeFilter questionnaire approve hold remove safeguard assign close spam decline',
      ),
    ),
    value: optional(text(500)),
    ids: optional(list(int)),
    versions: optional(record),
    query: optional(
      object({
        ...each(optional(text(100)), 'q', 'author', 'tag'),
        status: optional(text(40)),
        ...each(optional(day()), 'from', 'to'),
        owner: optional(name),
        category: optional(rowId),
        filter: optional(rowId),
        kind: optional(
          oneOf(
            ...words(
              'live-in-care home-care care-home nursing-home day-care supported-living respite hospice childrens health jobs local care data',
            ),
          ),
        ),
        open: optional(oneOf('Open', 'Closed', 'OnHold')),
        lacks: optional(oneOf(...words('picture description price postcode phone category questionnaire'))),
        unchecked: optional(oneOf('sixMonths', 'ever')),
        why: optional(
          oneOf(...words('first link profane always safeguarding staff spam abuse private offTopic other')),
        ),
        outcome: optional(
          choice(
            'There is nothing here.',
            ...words('booked information notForUs jobSeeker wrongNumber cancelled spam'),
          ),
        ),
        topic: optional(choice('There is nothing here.', 'news', 'coming-soon')),
      }),
    ),
  }),
  saveWorkingCopy: object({
    data: record,
    version: int,
    publicVersion: int,
    tab: filled(40, 'Kindly provide the required fields'),
  }),
  publishWorkingCopy: object({ version: int, takesPlace: optional(flag) }),
  schedulePublishing: object({
    version: int,
    action: optional(oneOf('publish', 'unpublish')),
    local: text(40),
    which: optional(oneOf('earlier', 'later')),
    takesPlace: optional(flag),
  }),
  restoreRevision: object({ version: int }),
  takeLease: object({ tab: filled(40, 'Kindly provide the required fields'), take: optional(flag) }),
  createView: object({
    list: listName,
    name: filled(60, 'Kindly provide the required fields'),
    search: like(text(1_000), /^(\?[^#\s]*)?$/, 'This question cannot be read.'),
    ...each(optional(flag), 'isShared', 'isFirst'),
  }),
  saveListChoice: object({
    list: listName,
    hidden: optional(list(text(40))),
    size: nullish(oneOf(25, 50, 100)),
    viewId: nullish(int),
  }),
  saveSetting: object({ value: record }),
  mapImport: object({
    mapping: nullish(
      object({
        source: filled(100, 'Please say whose list it is.'),
        columns: record,
        separator: optional(oneOf(',', ';', '|')),
        closed: optional(list(string({ max: 100 }))),
      }),
    ),
    date: nullish(day()),
    isWhole: optional(flag),
  }),
} satisfies Bodies;
