import { noonIn } from '@/care-api/testing/noon-in';
import type { EndpointName } from '@/lib/contract/endpoints';
import { storedPicture, type World } from './world';

/** Of each call with a body, one that its schema takes whole; what must be new is new each time. */
export function goodBodies({ next, listing, post, menu, pets }: World): Partial<Record<EndpointName, () => object>> {
  const email = () => `somebody-${next()}@example.org`;
  const callBack = () => ({ yourName: 'Ann', email: 'ann@example.org', yourMessage: 'Please ring me.' });
  const picture = () => ({ galleryPhoto: storedPicture });
  const aPost = () => ({ title: 'A post', description: '<p>Words</p>' });
  const answer = () => ({
    ...{ questionnaireId: pets.id, questionId: pets.questions[4], typeId: listing },
    ...{ responseLabel: 'Anything else?', responseValue: 'No', responseDate: '2026-01-02T03:04:05.000Z' },
  });
  const listed = () => ({
    typeTitle: 'A listing',
    job: {
      employmentType: 'FULL_TIME',
      payFrom: 1,
      payTo: 2,
      payUnit: 'HOUR',
      hours: 'Mornings',
      startsOn: null,
      datePosted: null,
      validThrough: null,
    },
  });
  return {
    login: () => ({ email: email(), password: 'wrong' }),
    register: () => ({ username: `somebody ${next()}`, email: email(), password: 'a rare password' }),
    forgotPassword: () => ({ email: email() }),
    resetPassword: () => ({ token: 'unknown', email: email(), newPassword: 'a rare password' }),
    refreshSession: () => ({ refreshToken: 'unknown' }),
    orderRows: () => ({ ids: [999_999] }),
    reportMail: () => ({ email: email() }),
    createView: () => ({ list: 'faqs', name: 'Mine', search: '?q=a' }),
    saveListChoice: () => ({ list: 'faqs', hidden: ['changed'] }),
    saveSetting: () => ({ value: { callBacks: null, complaints: null, comments: null, drafts: 365, mails: 365 } }),
    changeMany: () => ({ action: 'trash', ids: [1] }),
    saveWorkingCopy: () => ({ data: { faqQuestions: 'Why?' }, version: 0, publicVersion: 1, tab: 'a' }),
    publishWorkingCopy: () => ({ version: 0 }),
    schedulePublishing: () => ({ version: 0, local: noonIn(7) }),
    restoreRevision: () => ({ version: 0 }),
    takeLease: () => ({ tab: 'a' }),
    inviteColleague: () => ({ email: email(), role: 'editor' }),
    updateRoles: () => ({ roles: ['editor'], isAdmin: false }),
    createApiKey: () => ({ name: 'Rota', scopes: ['listings:read'], days: 30 }),
    createWebhook: () => ({ name: 'Rota', url: 'https://rota.example.org/in', events: ['listing.created'] }),
    updateWebhook: () => ({ name: 'Rota', url: 'https://rota.example.org/in', events: ['listing.created'] }),
    finishLogin: () => ({ ticket: 'unknown', code: '123456' }),
    loginByPasskey: () => ({ ticket: 'unknown', passkey: { ...passkey, response: signed } }),
    startApp: () => ({ password: 'wrong' }),
    confirmApp: () => ({ code: '123456' }),
    removeApp: () => ({ password: 'wrong' }),
    renewRecoveryCodes: () => ({ password: 'wrong' }),
    offerPasskey: () => ({ password: 'wrong' }),
    addPasskey: () => ({ ticket: 'unknown', passkey: { ...passkey, response: made } }),
    removePasskey: () => ({ password: 'wrong' }),
    confirmPassword: () => ({ password: 'wrong' }),
    choosePassword: () => ({ newPassword: 'a rare password' }),
    changePassword: () => ({ password: 'wrong', newPassword: 'a rare password' }),
    changeEmail: () => ({ email: email(), password: 'wrong' }),
    confirmEmail: () => ({ token: 'unknown' }),
    banAccount: () => ({ isBanned: true }),
    makeAdmin: () => ({ isAdmin: true }),
    updateApplication: () => ({ withdrawn: true }),
    updateReceivedApplication: () => ({ stage: 'call', nextStep: 'We ring you.', nextOn: '2027-01-04' }),
    saveDraft: () => ({
      ...{ version: '1', clientTime: '2026-01-02T03:04:05Z', basedOn: null },
      answers: [{ identifier: 'which-pet', values: ['cat'] }],
    }),
    createCallBack: callBack,
    createPromisedCallBack: () => ({ ...callBack(), contactBy: 'phone', phoneNo: '01632 960123' }),
    changeFollowedCallBack: () => ({ change: 'phone', phoneNo: '01632 960123' }),
    updateCallBack: callBack,
    saveCallBackSpeed: () => ({ isShown: true }),
    addCallBackEvent: () => ({ action: 'note', note: 'Rang.' }),
    createComplaint: () => ({ kind: 'care', message: 'Nobody came.' }),
    addComplaintEvent: () => ({ action: 'note', note: 'Rang.' }),
    createCannedAnswer: () => ({ title: 'Prices', text: 'Dear {name}' }),
    updateCannedAnswer: () => ({ title: 'Prices', text: 'Dear {name}' }),
    updateMailText: () => ({ subject: 'Hello', text: 'Hello {link}' }),
    updateTranslation: () => ({ words: 'Dom' }),
    createMedia: () => ({ picture: 'data:image/png;base64,AAAA' }),
    updateMedia: () => ({ alt: 'A cup of tea' }),
    createCategory: () => ({ categoryName: `Category ${next()}` }),
    updateCategory: () => ({ categoryName: `Category ${next()}` }),
    mergeCategories: () => ({ from: 999_998, into: 999_999 }),
    createSearchFilter: () => ({ filterHeaderName: 'Level', filterValue: `Value ${next()}` }),
    updateSearchFilter: () => ({ filterHeaderName: 'Level', filterValue: `Value ${next()}` }),
    mergeSearchFilters: () => ({ from: 999_998, into: 999_999 }),
    splitSearchFilter: () => ({ from: 999_999, value: 'Other', categoryId: 1 }),
    renameFilterHeader: () => ({ header: 'No such header', name: 'Another' }),
    createSubCategory: () => ({ subcategoryName: `Subcategory ${next()}` }),
    updateSubCategory: () => ({ subcategoryName: `Subcategory ${next()}` }),
    setCommentState: () => ({ state: 'held' }),
    reportComment: () => ({ reason: 'spam' }),
    createComment: () => ({ postId: post, content: 'Lovely.' }),
    updateComment: () => ({ newComment: 'Lovelier.' }),
    createCompany: () => ({ companyName: 'A company' }),
    updateCompany: () => ({ companyName: 'A company' }),
    mapImport: () => ({ mapping: null }),
    createFaq: () => ({ faqQuestions: 'Why?', faqAnswer: 'Because.' }),
    updateFaq: () => ({ faqQuestions: 'Why?', faqAnswer: 'Because.' }),
    createGalleryImage: picture,
    updateGalleryImage: picture,
    createListingPicture: picture,
    updateListingPicture: picture,
    createVideo: () => ({ videoLink: 'https://video.example/watch?v=abcdefgh' }),
    updateVideo: () => ({ videoLink: 'https://video.example/watch?v=abcdefgh' }),
    createListing: listed,
    updateListing: listed,
    createMenu: () => ({ menuName: `Menu ${next()}`, inMenu: false }),
    updateMenu: () => ({ menuName: `Menu ${next()}` }),
    createMenuPage: () => ({ menuId: menu, contentFileName: 'A page' }),
    updateMenuPage: () => ({ menuId: menu, contentFileName: 'A page' }),
    deleteMyAccount: () => ({ password: 'wrong' }),
    createSubscriber: () => ({ email: email() }),
    confirmSubscriber: () => ({ token: 'unknown' }),
    deleteSubscriber: () => ({ token: 'unknown' }),
    createPost: aPost,
    createPostAgain: aPost,
    updatePost: aPost,
    createProfile: () => profile,
    updateProfile: () => profile,
    createQuestionnaire: () => aQuestionnaire,
    updateQuestionnaire: () => aQuestionnaire,
    createResponses: () => [{ ...answer(), questionId: pets.questions[1], responseValue: 'dog' }],
    createResponse: answer,
    updateResponse: answer,
  };
}

/** The one of a call; nothing where it takes none. */
export function goodBodyOf(world: World, name: string): object | undefined {
  return Object.entries(goodBodies(world)).find(([key]) => key === name)?.[1]();
}

const passkey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
const signed = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' };
const made = { clientDataJSON: 'e30', attestationObject: 'AAAA' };

const profile = {
  ...{ email: 'ann@example.org', phoneNo: '01632 960 111', profilePhoto: storedPicture },
  ...{ address: '1 Sample Street', street: 'Sample Street', city: 'York', state: 'North Yorkshire' },
  ...{ country: 'United Kingdom', nationality: 'British', gender: 'Female', dOB: '1980-02-29' },
};

const aQuestionnaire = {
  title: 'Questions',
  questions: [
    {
      ...{ id: 1, identifier: 'first', headline: 'Which?', questionType: 'multiple-choice' },
      choices: [{ value: 'one', label: 'One' }],
      jumps: [{ conditionValue: [{ value: 'one' }], destination: { id: 2 } }],
    },
    { id: 2, headline: 'Why?', questionType: 'text' },
  ],
};
