import { noonIn } from '@/care-api/testing/noon-in';
import type { EndpointName } from '@/lib/contract/endpoints';
import { sayingPassword } from './bodies/accounts';
import { each } from './body-kinds';
import { storedPicture, type World } from './world';

/** Of each call with a body, one that its schema takes whole; what must be new is new each time. */
export function goodBodies({ next, listing, post, menu, pets }: World): Partial<Record<EndpointName, () => object>> {
  const email = () => `somebody-${next()}@example.org`;
  const callBack = () => ({ yourName: 'Ann', email: 'ann@example.org', yourMessage: 'Please ring me.' });
  const picture = () => ({ galleryPhoto: storedPicture });
  const aPost = () => ({ title: 'A post', description: '<p>Words</p>' });
  const answer = () => ({
    questionnaireId: pets.id,
    questionId: pets.questions[4],
    typeId: listing,
    responseLabel: 'Anything else?',
    responseValue: 'No',
    responseDate: '2026-01-02T03:04:05.000Z',
  });
  const listed = () => ({
    typeTitle: 'A listing',
    job: {
      employmentType: 'FULL_TIME',
      payFrom: 1,
      payTo: 2,
      payUnit: 'HOUR',
      hours: 'Mornings',
      ...each(null, 'startsOn datePosted validThrough'),
    },
  });
  return {
    ...each(() => ({ email: email(), password: 'wrong' }), 'login changeEmail'),
    register: () => ({ username: `somebody ${next()}`, email: email(), password: 'a rare password' }),
    ...each(() => ({ email: email() }), 'forgotPassword reportMail createSubscriber'),
    resetPassword: () => ({ token: 'unknown', email: email(), newPassword: 'a rare password' }),
    refreshSession: () => ({ refreshToken: 'unknown' }),
    orderRows: () => ({ ids: [999_999] }),
    createView: () => ({ list: 'faqs', name: 'Mine', search: '?q=a' }),
    saveListChoice: () => ({ list: 'faqs', hidden: ['changed'] }),
    saveSetting: () => ({ value: { callBacks: null, complaints: null, comments: null, drafts: 365, mails: 365 } }),
    changeMany: () => ({ action: 'trash', ids: [1] }),
    saveWorkingCopy: () => ({ data: { faqQuestions: 'Why?' }, version: 0, publicVersion: 1, tab: 'a' }),
    ...each(() => ({ version: 0 }), 'publishWorkingCopy restoreRevision'),
    schedulePublishing: () => ({ version: 0, local: noonIn(7) }),
    takeLease: () => ({ tab: 'a' }),
    inviteColleague: () => ({ email: email(), role: 'editor' }),
    updateRoles: () => ({ roles: ['editor'], isAdmin: false }),
    createApiKey: () => ({ name: 'Rota', scopes: ['listings:read'], days: 30 }),
    ...each(
      () => ({ name: 'Rota', url: 'https://rota.example.org/in', events: ['listing.created'] }),
      'createWebhook updateWebhook',
    ),
    finishLogin: () => ({ ticket: 'unknown', code: '123456' }),
    loginByPasskey: () => ({ ticket: 'unknown', passkey: { ...passkey, response: signed } }),
    askWorkAccount: () => ({ again: true }),
    loginByWorkAccount: () => ({ ticket: 'unknown', answer: 'code=1&state=2' }),
    confirmApp: () => ({ code: '123456' }),
    addPasskey: () => ({ ticket: 'unknown', passkey: { ...passkey, response: made } }),
    ...each(() => ({ password: 'wrong' }), sayingPassword),
    changeName: () => ({ fullName: 'Edith Example' }),
    choosePassword: () => ({ newPassword: 'a rare password' }),
    changePassword: () => ({ password: 'wrong', newPassword: 'a rare password' }),
    ...each(() => ({ token: 'unknown' }), 'confirmEmail confirmSubscriber deleteSubscriber readAlert endAlert'),
    createAlert: () => ({ email: email(), search: 'q=night', asked: 'night', pace: 'daily' }),
    pauseAlert: () => ({ token: 'unknown', weeks: 4 }),
    changeAlert: () => ({ token: 'unknown', pace: 'daily' }),
    banAccount: () => ({ isBanned: true }),
    eraseAccount: () => ({ reason: 'They left in May.' }),
    makeAdmin: () => ({ isAdmin: true }),
    updateApplication: () => ({ withdrawn: true }),
    answerApplication: () => ({ words: 'Tuesday suits me.' }),
    updateReceivedApplication: () => ({ stage: 'call', nextStep: 'We ring you.', nextOn: noonIn(7).slice(0, 10) }),
    saveDraft: () => ({
      version: '1',
      clientTime: '2026-01-02T03:04:05Z',
      basedOn: null,
      answers: [{ identifier: 'which-pet', values: ['cat'] }],
    }),
    ...each(callBack, 'createCallBack updateCallBack'),
    createPromisedCallBack: () => ({ ...callBack(), contactBy: 'phone', phoneNo: '01632 960123' }),
    enterCallBack: () => ({ ...callBack(), contactBy: 'phone', phoneNo: '01632 960123', cameBy: 'phone' }),
    changeFollowedCallBack: () => ({ change: 'phone', phoneNo: '01632 960123' }),
    changeFollowedInterview: () => ({ change: 'cancel' }),
    changeFollowedReference: () => ({ change: 'decline', reason: 'rather' }),
    saveCallBackSpeed: () => ({ isShown: true }),
    ...each(() => ({ action: 'note', note: 'Rang.' }), 'addCallBackEvent addComplaintEvent addApplicationEvent'),
    createComplaint: () => ({ kind: 'care', message: 'Nobody came.' }),
    enterComplaint: () => ({ kind: 'care', message: 'Nobody came.', cameBy: 'letter' }),
    ...each(() => ({ title: 'Prices', text: 'Dear {name}' }), 'createCannedAnswer updateCannedAnswer'),
    ...each(() => ({ from: `/old-${next()}`, to: '/listing' }), 'createRedirect updateRedirect'),
    updateMailText: () => ({ subject: 'Hello', text: 'Hello {link}' }),
    updateTranslation: () => ({ words: 'Dom' }),
    keepTranslations: () => ({ mark: 'as seen' }),
    createMedia: () => ({ picture: 'data:image/png;base64,AAAA' }),
    updateMedia: () => ({ alt: 'A cup of tea' }),
    ...each(() => ({ categoryName: `Category ${next()}` }), 'createCategory updateCategory'),
    ...each(() => ({ from: 999_998, into: 999_999 }), 'mergeCategories mergeSearchFilters'),
    ...each(
      () => ({ filterHeaderName: 'Level', filterValue: `Value ${next()}` }),
      'createSearchFilter updateSearchFilter',
    ),
    splitSearchFilter: () => ({ from: 999_999, value: 'Other', categoryId: 1 }),
    renameFilterHeader: () => ({ header: 'No such header', name: 'Another' }),
    ...each(() => ({ subcategoryName: `Subcategory ${next()}` }), 'createSubCategory updateSubCategory'),
    setCommentState: () => ({ state: 'held' }),
    reportComment: () => ({ reason: 'spam' }),
    createComment: () => ({ postId: post, content: 'Lovely.' }),
    updateComment: () => ({ newComment: 'Lovelier.' }),
    ...each(() => ({ companyName: 'A company' }), 'createCompany updateCompany'),
    erasePerson: () => ({ who: 'nobody@example.org' }),
    mapImport: () => ({ mapping: null }),
    ...each(() => ({ faqQuestions: 'Why?', faqAnswer: 'Because.' }), 'createFaq updateFaq'),
    ...each(picture, 'createGalleryImage updateGalleryImage createListingPicture updateListingPicture'),
    ...each(() => ({ videoLink: 'https://video.example/watch?v=abcdefgh' }), 'createVideo updateVideo'),
    ...each(() => ({ name: 'Edith Example', role: 'Care manager' }), 'createTeamMember updateTeamMember'),
    ...each(listed, 'createListing updateListing'),
    createMenu: () => ({ menuName: `Menu ${next()}`, inMenu: false }),
    updateMenu: () => ({ menuName: `Menu ${next()}` }),
    ...each(() => ({ menuId: menu, contentFileName: 'A page' }), 'createMenuPage updateMenuPage'),
    ...each(aPost, 'createPost createPostAgain updatePost'),
    ...each(() => profile, 'createProfile updateProfile'),
    decideOnAdvice: () => ({
      change: 'keep',
      rule: 'age',
      question: { id: 1, questionType: 'text' },
      reason: `For one man alone ${next()}`,
    }),
    ...each(() => aQuestionnaire, 'createQuestionnaire updateQuestionnaire'),
    createResponses: () => [{ ...answer(), questionId: pets.questions[1], responseValue: 'dog' }],
    ...each(answer, 'createResponse updateResponse'),
  };
}

/** The one of a call; nothing where it takes none. */
export function goodBodyOf(world: World, name: string): object | undefined {
  const makers = makersOf.get(world) ?? new Map(Object.entries(goodBodies(world)));
  makersOf.set(world, makers);
  return makers.get(name)?.();
}

/** Asked for by thousands of cases. */
const makersOf = new WeakMap<World, Map<string, () => object>>();

const passkey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
const signed = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' };
const made = { clientDataJSON: 'e30', attestationObject: 'AAAA' };

const profile = {
  email: 'ann@example.org',
  phoneNo: '01632 960 111',
  profilePhoto: storedPicture,
  address: '1 Sample Street',
  street: 'Sample Street',
  city: 'York',
  state: 'North Yorkshire',
  country: 'United Kingdom',
  nationality: 'British',
  gender: 'Female',
  dOB: '1980-02-29',
};

const aQuestionnaire = {
  title: 'Questions',
  questions: [
    {
      id: 1,
      identifier: 'first',
      headline: 'Which?',
      questionType: 'multiple-choice',
      choices: [{ value: 'one', label: 'One' }],
      jumps: [{ conditionValue: [{ value: 'one' }], destination: { id: 2 } }],
    },
    { id: 2, headline: 'Why?', questionType: 'text' },
  ],
};
