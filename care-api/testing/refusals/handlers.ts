import type { EndpointName } from '@/lib/contract/endpoints';
import { sayingPassword } from './bodies/accounts';
import { each } from './body-kinds';
import { type Expected, nothingHere, problem, type Refused } from './refused';
import { pictureType } from './text-kinds';

const wrongPassword = problem({ password: 'The password is not right.' });
const badPasskey: Refused = [422, 'The passkey was not made. Please try again.'];

/**
 * What a call answers to a body that fits, about a row that is not there: that there is none, where its path or its body
 * names one. These answer something else.
 */
export const fitting: Partial<Record<EndpointName, Refused | null>> = {
  mergeSearchFilters: nothingHere,
  splitSearchFilter: nothingHere,
  renameFilterHeader: nothingHere,
  mergeCategories: nothingHere,
  choosePassword: nothingHere,
  createMedia: problem({ picture: pictureType }),
  confirmSubscriber: [422, 'This link is no longer good. Please ask for the newsletter again.'],
  deleteSubscriber: [422, 'This link is not known. You may have unsubscribed already.'],
  readAlert: [422, 'This link is not known. You may have unsubscribed already.'],
  changeAlert: [422, 'This link is not known. You may have unsubscribed already.'],
  pauseAlert: [422, 'This link is not known. You may have unsubscribed already.'],
  endAlert: [422, 'This link is not known. You may have unsubscribed already.'],
  login: [401, 'The email or the password is not right.'],
  refreshSession: [401, 'Please sign in again.'],
  resetPassword: [422, 'Username In Correct Contact Administrator'],
  confirmEmail: [422, 'This link is no longer good. Please ask for a new one.'],
  finishLogin: [401, 'This login took too long, or began elsewhere. Please log in again.'],
  confirmApp: problem({ code: 'This took longer than an hour. Please begin again.' }),
  loginByPasskey: badPasskey,
  askWorkAccount: nothingHere,
  loginByWorkAccount: nothingHere,
  addPasskey: badPasskey,
  changePassword: wrongPassword,
  changeEmail: wrongPassword,
  ...each(wrongPassword, sayingPassword),
  saveSetting: null,
  changeMany: null,
  keepTranslations: [409, 'Someone has changed this meanwhile.'],
  orderRows: problem({ ids: 'This names nothing.' }),
};

const noPicture = (subject: string) => {
  const [, field = ''] = subject.split(' ');
  return { [subject]: { nonsense: problem({ [field]: pictureType }) } };
};
/** `null`, '' and an empty list are read as 0, and `true` as 1, which may be there. */
const zero = (refused: Refused | null) => ({ null: refused, empty: refused, list: refused, true: 'answered' as const });
const noReport: Refused = [422, 'Please send a report of a mail server, or the email address it is about.'];
const noSuchTime = problem({ local: 'There is no such day or time.' });
const noMail = problem({ email: 'Please provide valid email' });

/** What a handler refuses of one field although its kind takes it, by the case. */
export const values: Record<string, Record<string, Expected>> = {
  ...noPicture('createListing bannerPhoto'),
  ...noPicture('createListing images.0'),
  ...noPicture('createCompany logoPath'),
  ...noPicture('createMenuPage extra1'),
  ...noPicture('createGalleryImage galleryPhoto'),
  ...noPicture('createTeamMember photo'),
  ...noPicture('createListingPicture galleryPhoto'),
  ...noPicture('createProfile profilePhoto'),
  ...noPicture('createPost bannerImage'),
  ...noPicture('createPostAgain bannerImage'),
  'createComment postId': zero(nothingHere),
  'createComment parentCommentId': zero(null),
  'createResponse typeId': zero(null),
  'createResponses 0.questionnaireId': zero(
    problem({ '0.questionId': 'There is no question 2 in this questionnaire.' }),
  ),
  'createResponse questionnaireId': zero(
    problem({ questionnaireId: 'The question belongs to another questionnaire.' }),
  ),
  'createResponse questionId': zero(problem({ questionId: 'There is no question 0.' })),
  'createResponses 0.questionId': zero(problem({ '0.questionId': 'There is no question 0 in this questionnaire.' })),
  'createResponses 0.typeId': zero(problem({ '0.typeId': 'There is no listing 0.' })),
  'createResponses 0.responseValue': {
    nonsense: problem({ '0.responseValue': '“Which pet?”: please choose one of the answers offered.' }),
  },
  'createQuestionnaire questions.0.choices': {
    null: problem({ 'questions.0': '“Which?”: This question has no choices to choose from.' }),
  },
  'changeMany query.*': { whatever: problem({ ids: 'Please name rows, or ask for all that match.' }) },
  'schedulePublishing local': { empty: noSuchTime, nonsense: noSuchTime },
  'reportMail report': { empty: noReport, control: noReport, long: noReport, nonsense: noReport },
  'reportMail email': { empty: noMail, nonsense: noMail },
  reportMail: { 'no field': noReport },
};
