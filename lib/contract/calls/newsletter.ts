import { messageAnswer } from '../account';
import type { Endpoint } from '../endpoint';
import { newsletterInput, newsletterLinkInput, newsletterSchema } from '../newsletter';
import { resources } from '../resources';
import { subscriberQuery, subscriberSchema } from '../subscriber';
import { create, done, list, pages, remove } from './build';

const { who } = resources.subscriber;

export const newsletterCalls = {
  getNewsletter: list('Newsletter', 'Whether the newsletter takes addresses', {
    response: newsletterSchema,
    reads: ['company'],
    extension: true,
  }),
  createSubscriber: create(
    'Newsletter',
    'Ask for the newsletter; the answer is the same for every address, and a mailed link confirms it',
    // Makes something, so it answers 201; no page shows it, so no tag changes.
    { body: newsletterInput, response: messageAnswer, changes: [], extension: true },
    'anyone',
  ),
  confirmSubscriber: create(
    'Newsletter/confirm',
    'Confirm an address with the token of the link, which is good for 7 days',
    { body: newsletterLinkInput, response: messageAnswer, extension: true },
    'anyone',
  ),
  deleteSubscriber: create(
    'Newsletter/unsubscribe',
    'Forget the address a link was mailed to',
    { body: newsletterLinkInput, response: messageAnswer, extension: true },
    'anyone',
  ),
  listSubscribers: {
    ...pages(resources.subscriber, 'admin/subscribers', 'Addresses of the newsletter', subscriberSchema),
    query: subscriberQuery,
  },
  removeSubscriber: remove(
    'admin/subscribers/{id}',
    'Forget an address of the newsletter for good',
    { response: done, extension: true },
    who,
  ),
} satisfies Record<string, Endpoint>;
