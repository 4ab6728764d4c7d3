import { z } from 'zod';
import { says } from './issue-faults';

/** Longest HTML field in characters: cleaning costs more than its input grows. */
export const longestHtml = 65_536;

export const htmlText = z.string().max(longestHtml, says('htmlTooLong'));

/**
 * What a text may be made of, in the words of sanitize-html. The care API cleans what it stores, the site what it
 * shows, whoever's API it comes from.
 */
export const allowedHtml = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark'],
    ...['abbr', 'a', 'img', 'figure', 'figcaption', 'iframe'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['dir', 'lang'],
    abbr: ['title'],
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'width', 'height', 'sandbox', 'loading', 'referrerpolicy', 'allowfullscreen'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};
