import { type Bodies, each, list, object, partly, record } from '../body-kinds';
import { among, flag, int, nullish, oneOf, optional } from '../kinds';
import { narrowing } from '../narrowing';
import { day, filled, kindly, like, listName, string, text } from '../text-kinds';

export const staffBodies = {
  orderRows: object({ ids: list(int) }),
  changeMany: object({
    action: among(
      'trash restore publish unpublish status check price raisePrice town addCategory removeCategory addFilter removeFilter questionnaire approve hold remove safeguard assign close spam move decline mailed',
    ),
    value: optional(text(500)),
    text: optional(text(10_000)),
    ids: optional(list(int)),
    versions: optional(record),
    query: optional(partly(narrowing)),
  }),
  saveWorkingCopy: object({
    data: record,
    version: int,
    publicVersion: int,
    tab: kindly(40),
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
  takeLease: object({ tab: kindly(40), take: optional(flag) }),
  createView: object({
    list: listName,
    name: kindly(60),
    search: like(text(1_000), /^(\?[^#\s]*)?$/, 'This question cannot be read.'),
    ...each(optional(flag), 'isShared isFirst'),
  }),
  saveListChoice: object({
    list: listName,
    hidden: optional(list(text(40))),
    size: nullish(oneOf(25, 50, 100)),
    viewId: nullish(int),
  }),
  saveSetting: object({ value: record }),
  erasePerson: object({ who: kindly(254) }),
  startImport: optional(object({ closes: optional(int) })),
  mapImport: object({
    mapping: nullish(
      object({
        source: filled(100, 'Please say whose list it is.'),
        columns: record,
        separator: optional(oneOf(',', ';', '|')),
        closed: optional(list(string({ max: 500 }))),
        reading: optional(
          object({
            encoding: optional(oneOf('utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh', 'ibm850')),
            separator: optional(oneOf(',', ';', 'tab', '|', '^', '~')),
            sheet: optional(string({ max: 200 })),
            others: optional(list(string({ max: 200 }))),
          }),
        ),
      }),
    ),
    date: nullish(day()),
    isWhole: optional(flag),
  }),
} satisfies Bodies;
