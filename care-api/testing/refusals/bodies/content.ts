import { type Bodies, each, ignored, object } from '../body-kinds';
import { flag, int, nullish, optional } from '../kinds';
import { filled, like, ownId, picture, string, text } from '../text-kinds';

const slugWords = 'Please use three or more letters and digits from a to z, with single hyphens between words.';
const menu = object({
  menuId: nullish(ownId),
  menuName: filled(80, 'Menu name is required.'),
  menuUrl: nullish(
    like(text(300), /^(\/(?![/\\]).*|https?:\/\/.+)?$/i, 'Please enter a path that starts with / or a whole address.'),
  ),
  inMenu: nullish(flag),
  parentMenuId: nullish(int),
  version: nullish(int),
  ...ignored('parentName', 'depth', 'position', 'pages', 'updatedAt', 'deletedAt'),
});
const menuPage = object({
  menuPageContentId: nullish(ownId),
  menuId: nullish(int),
  version: nullish(int),
  ...ignored('parentMenuId', 'menuName', 'updatedAt', 'deletedAt'),
  extra1: nullish(picture),
  ...each(nullish(text(120)), 'contentIcon', 'searchTitle'),
  contentFileName: filled(200, 'Title is required.'),
  contentType: nullish(string({ max: 300_000, long: 'Please use at most 300,000 characters of text, with its HTML.' })),
  isDraft: nullish(flag),
  noIndex: nullish(flag),
  slug: nullish(like(text(80), /^\/*[a-z\d]+(-[a-z\d]+)*\/*$/i, slugWords)),
  searchText: nullish(text(300)),
});
const faq = object({
  faqId: nullish(ownId),
  faqQuestions: filled(300, 'Question is required.'),
  faqAnswer: filled(5_000, 'Answer is required.'),
  version: nullish(int),
  ...ignored('position', 'updatedAt', 'deletedAt'),
});
const cannedAnswer = object({
  answerId: nullish(ownId),
  title: filled(200, 'Title is required.'),
  text: filled(10_000, 'Answer is required.'),
  version: nullish(int),
  ...ignored('updatedAt', 'deletedAt'),
});

export const contentBodies = {
  createMenu: menu,
  updateMenu: menu,
  createMenuPage: menuPage,
  updateMenuPage: menuPage,
  updateMailText: object({
    subject: filled(200, 'Kindly provide the required fields'),
    text: filled(10_000, 'Kindly provide the required fields'),
    version: nullish(int),
    ...ignored('mailTextId', 'kind', 'language', 'ourSubject', 'ourText', 'isOwn', 'open', 'variables', 'updatedAt'),
  }),
  updateTranslation: object({
    words: text(300_000),
    original: optional(string({ max: 300_000 })),
    version: nullish(int),
    ...ignored('translationId', 'language', 'part', 'kind', 'about', 'isHtml', 'was', 'state', 'updatedAt'),
  }),
  createFaq: faq,
  updateFaq: faq,
  createCannedAnswer: cannedAnswer,
  updateCannedAnswer: cannedAnswer,
} satisfies Bodies;
