import { accountsBodies } from './bodies/accounts';
import { companyBodies } from './bodies/company';
import { contentBodies } from './bodies/content';
import { keysBodies } from './bodies/keys';
import { listingsBodies } from './bodies/listings';
import { messagesBodies } from './bodies/messages';
import { picturesBodies } from './bodies/pictures';
import { postsBodies } from './bodies/posts';
import { questionnairesBodies } from './bodies/questionnaires';
import { staffBodies } from './bodies/staff';
import type { Bodies } from './body-kinds';

/** What each call with a body takes, field by field. */
export const bodies: Bodies = {
  ...listingsBodies,
  ...companyBodies,
  ...contentBodies,
  ...picturesBodies,
  ...messagesBodies,
  ...accountsBodies,
  ...keysBodies,
  ...postsBodies,
  ...questionnairesBodies,
  ...staffBodies,
};
