import { z } from 'zod';
import { isDeep, longestArticle, longestHtml } from './html';
import { says } from './issue-faults';

export const htmlText = z.string().max(longestHtml, says('htmlTooLong'));
export const articleHtml = z
  .string()
  .max(longestArticle, says('articleTooLong'))
  .refine((html) => html.length <= longestHtml || !isDeep(html), says('htmlTooDeep'));
