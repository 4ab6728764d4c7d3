import type { Endpoint } from '../endpoint';
import { mailSchema } from '../mail';
import { resources } from '../resources';
import { removedSampleSchema, sampleSchema } from '../sample';
import { bySetting, settingInput, settingSchema } from '../settings';
import { foundSchema, officeSearchQuery } from '../staff-search';
import { listChoiceInput, listChoiceSchema, viewInput, viewSchema, viewsQuery } from '../view';
import { create, done, list, none, pages, remove } from './build';

export const officeCalls = {
  searchOffice: {
    ...list(
      'admin/search',
      'What is called so, of the kinds that are the caller’s work',
      { response: foundSchema, extension: true },
      'staff',
    ),
    query: officeSearchQuery,
  },
  listViews: {
    ...list(
      'admin/views',
      'How the caller has a list: their views and those that colleagues share, columns, size',
      { response: listChoiceSchema, extension: true },
      'staff',
    ),
    query: viewsQuery,
  },
  createView: create(
    'admin/views',
    'Name a question to a list',
    { body: viewInput, response: viewSchema, extension: true },
    'staff',
  ),
  deleteView: remove(
    'admin/views/{id}',
    'Forget a view: one’s own, or as an admin any that is shared',
    { response: done, extension: true },
    'staff',
  ),
  saveListChoice: {
    method: 'PUT',
    path: 'admin/lists',
    who: 'staff',
    summary: 'Which columns of a list the caller sees, how many rows, which view first',
    params: none,
    query: none,
    body: listChoiceInput,
    response: listChoiceSchema,
    extension: true,
  },
  getSample: list(
    'admin/sample',
    'What is still there of the sample content',
    { response: sampleSchema, extension: true },
    'admin',
  ),
  removeSample: {
    method: 'DELETE',
    path: 'admin/sample',
    who: 'admin',
    summary: 'Take the sample content away that nobody changed or uses',
    params: none,
    query: none,
    body: none,
    response: removedSampleSchema,
    changes: ['listings', 'categories', 'searchFilters', 'menus', 'pages', 'faqs', 'gallery', 'videos', 'posts'],
    needsPassword: true,
    extension: true,
  },
  listMails: pages(resources.mail, 'admin/mails', 'Mails that wait, failed or were sent, newest first', mailSchema),
  sendMailAgain: {
    ...remove('admin/mails/{id}/again', 'Send a mail again, or now', { response: mailSchema, extension: true }),
    method: 'POST',
  },
  stopMail: remove('admin/mails/{id}', 'Do not send a mail that waits', { response: mailSchema, extension: true }),
  getSetting: {
    method: 'GET',
    path: 'admin/settings/{key}',
    who: 'admin',
    summary: 'A setting, and what it would do now',
    params: bySetting,
    query: none,
    body: none,
    response: settingSchema,
    extension: true,
  },
  saveSetting: {
    method: 'PUT',
    path: 'admin/settings/{key}',
    who: 'admin',
    summary: 'Change a setting',
    params: bySetting,
    query: none,
    body: settingInput,
    response: settingSchema,
    needsPassword: true,
    extension: true,
  },
} satisfies Record<string, Endpoint>;
