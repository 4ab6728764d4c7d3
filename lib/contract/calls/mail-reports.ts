import type { Endpoint } from '../endpoint';
import { mailReplyAnswer, replyMaxBody } from '../mail-reply';
import { mailReportAnswer, mailReportInput } from '../mail-report';
import { create, none } from './build';

export const mailReportCalls = {
  reportMail: create('admin/mails/reports', 'Tell what became of a mail: a bounce, or a complaint about it', {
    body: mailReportInput,
    response: mailReportAnswer,
    extension: true,
  }),
  takeMailReply: create(
    'admin/mails/replies',
    'A mail that answers one of ours about an application, as the body itself: it goes into the file of that',
    { body: none, maxBody: replyMaxBody, response: mailReplyAnswer, extension: true },
  ),
} satisfies Record<string, Endpoint>;
