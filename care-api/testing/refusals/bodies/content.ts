import { type Bodies, each, ignored, object } from '../body-kinds';
import { among, flag, int, nullish, optional, version } from '../kinds';
import { day, html, kindly, like, needed, ownId, picture, required, string, text } from '../text-kinds';

const unread = 'This cannot be read.';
const slugWords = 'Please use three or more letters and digits from a to z, with single hyphens between words.';
const menu = object({
  menuId: nullish(ownId),
  menuName: required(80, 'Menu name'),
  menuUrl: nullish(
    like(text(300), /^(\/(?![/\\]).*|https?:\/\/.+)?$/i, 'Please enter a path that starts with / or a whole address.'),
  ),
  inMenu: nullish(flag),
  parentMenuId: nullish(int),
  version,
  ...ignored('parentName depth position pages updatedAt deletedAt'),
});
const menuPage = object({
  menuPageContentId: nullish(ownId),
  menuId: nullish(int),
  version,
  ...ignored('parentMenuId menuName updatedAt deletedAt'),
  extra1: nullish(picture),
  ...each(nullish(text(120)), 'contentIcon searchTitle'),
  contentFileName: required(200, 'Title'),
  contentType: nullish(html),
  isDraft: nullish(flag),
  noIndex: nullish(flag),
  slug: nullish(like(text(80), /^\/*[a-z\d]+(-[a-z\d]+)*\/*$/i, slugWords)),
  searchText: nullish(text(300)),
});
const faq = object({
  faqId: nullish(ownId),
  faqQuestions: required(300, 'Question'),
  faqAnswer: required(5_000, 'Answer'),
  version,
  ...ignored('position updatedAt deletedAt'),
});
const cannedAnswer = object({
  answerId: nullish(ownId),
  title: required(200, 'Title'),
  text: required(10_000, 'Answer'),
  version,
  ...ignored('updatedAt deletedAt'),
});
const anAddress = 'Please enter a path that starts with / or a whole address.';
const address = needed(like(text(1_000), /^\s*\/\w/, anAddress), anAddress);
const redirect = object({
  redirectId: nullish(ownId),
  from: address,
  to: address,
  version,
  ...ignored('source timesAsked lastAskedOn updatedAt deletedAt'),
});

export const contentBodies = {
  createMenu: menu,
  updateMenu: menu,
  createMenuPage: menuPage,
  updateMenuPage: menuPage,
  updateMailText: object({
    subject: kindly(200),
    text: kindly(10_000),
    version,
    ...ignored('mailTextId kind language ourSubject ourText isOwn open variables updatedAt'),
  }),
  updateTranslation: object({
    words: text(300_000),
    original: optional(string({ max: 300_000 })),
    version,
    ...ignored('translationId language part kind about isHtml was state updatedAt'),
  }),
  keepTranslations: object({
    language: optional(text(20)),
    kind: optional(among('company menu category filter faq teamMember questionnaire page')),
    textName: optional(needed(like(string(), /^[\da-f]{32}$/, unread), unread)),
    q: optional(text(100)),
    from: optional(day()),
    to: optional(day()),
    mark: text(64),
  }),
  createFaq: faq,
  updateFaq: faq,
  createCannedAnswer: cannedAnswer,
  updateCannedAnswer: cannedAnswer,
  createRedirect: redirect,
  updateRedirect: redirect,
} satisfies Bodies;
