import { type Bodies, ignored, list, object } from '../body-kinds';
import { among, choice, version } from '../kinds';
import { filled, like, needed, text } from '../text-kinds';

const addressWords = 'Please give an address that begins with https://, without a name or a password in it.';
/** Where somebody else's system is told of what happens. */
const told = {
  name: filled(100, 'Please say which system is told.'),
  url: needed(like(text(500), /^https:/, addressWords), addressWords),
  events: list(
    among(
      'callBack.created callBack.changed callBack.stageChanged callBack.trashed callBack.restored callBack.deleted application.created application.changed application.stageChanged application.withdrawn application.deleted listing.created listing.changed listing.published listing.unpublished listing.trashed listing.restored listing.deleted post.created post.changed post.published post.unpublished post.trashed post.restored post.deleted',
    ),
    'Please choose what it is told of.',
  ),
};

export const keysBodies = {
  createApiKey: object({
    name: filled(100, 'Please say what the key is for.'),
    scopes: list(
      among(
        'listings:read listings:write posts:read posts:write callBacks:read callBacks:write applications:read applications:write complaints:read complaints:write mails:write',
      ),
      'Please choose what the key may do.',
    ),
    days: choice('Invalid input', 30, 90, 365),
  }),
  createWebhook: object({ ...told }),
  updateWebhook: object({
    ...told,
    version,
    ...ignored('webhookId owner paused lastSentAt lastFailedAt waiting earlierUntil createdAt updatedAt'),
  }),
} satisfies Bodies;
