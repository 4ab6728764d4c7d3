import type { Endpoint } from '../endpoint';
import { mailReportAnswer, mailReportInput } from '../mail-report';
import { create } from './build';

export const mailReportCalls = {
  reportMail: create('admin/mails/reports', 'Tell what became of a mail: a bounce, or a complaint about it', {
    body: mailReportInput,
    response: mailReportAnswer,
    extension: true,
  }),
} satisfies Record<string, Endpoint>;
