import type { EndpointName } from '@/lib/contract/endpoints';
import { each, type Fields, ignored } from './body-kinds';
import { among, choice, kind, oneOf, whole, words } from './kinds';
import { applicationStage, goes, narrowing, ofListings, outcome, reasons, topic } from './narrowing';
import { day, ids, like, listName, moment, name, rowId, string, text } from './text-kinds';

const days = { from: day(), to: day() };
const year = like(string(), /^20\d\d$/, 'This cannot be read.');
const part = { page: whole(1, 100_000), size: whole(1, 1_000) };
const uuid = kind((value) =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(String(value)) ? undefined : 'Invalid UUID',
);
const ofAudit: Fields = { kind: text(40), action: text(40), actor: uuid, objectId: text(60) };

/** Of a list of the back office: its states, what it is sorted by, and what it alone is asked. */
function staffList(status: string, sort: string, more: Fields = {}): Fields {
  const sorts = words(sort).flatMap((name) => [name, `-${name}`]);
  return {
    page: whole(1, 1_000_000),
    size: oneOf('25', '50', '100'),
    q: text(100),
    owner: name,
    ...days,
    status: oneOf(...words(status)),
    sort: oneOf(...sorts),
    ...more,
  };
}

const applications = staffList('needsMe sent open mine hired closed withdrawn all', 'due created next since word', {
  stage: applicationStage,
  goes,
});
const { page: _page, size: _size, sort: _sort, ...board } = applications;
const { owner: _, ...ownPosts } = staffList('all published waiting declined draft trash', 'changed posted title');

/** What may be asked of a call behind its `?`. */
export const queries: Partial<Record<EndpointName, Fields>> = {
  // Refused as a whole, see address-cases.ts.
  listListings: {
    ...each(rowId, 'page category filter'),
    kind: oneOf('live-in-care'),
    for: oneOf('dementia'),
    sort: oneOf('name'),
    within: oneOf('0', '5'),
    ...ignored('q near location city closed exact'),
  },
  ...each(
    { after: like(string(), /^\d{1,17}-\d{1,9}$/, 'This cannot be read.'), size: whole(1, 500) },
    'listListingChanges listPostChanges listCallBackChanges listApplicationChanges',
  ),
  listListingTypes: staffList('published draft trash', 'changed name created lastChecked', ofListings),
  listSimilarListings: { title: text(200), postcode: text(12), not: rowId },
  listSharedListings: {
    page: whole(1, 1_000_000),
    size: whole(1, 100),
    q: text(200),
    category: rowId,
    since: moment,
    placed: oneOf('1'),
  },
  listSearchFilters: staffList('all empty', 'position value listings changed', { header: text(80) }),
  deleteSearchFilter: { held: rowId },
  listCategories: staffList('all empty', 'position name listings posts changed'),
  listComplaints: staffList('open overdue mine answered closed all trash', 'due created', {
    kind: choice('There is nothing here.', 'care', 'data'),
  }),
  getComplaintSummary: { year },
  getComplaintTable: { year },
  listApplicationLetters: { ids },
  listMenus: staffList('all shown hidden dead trash', 'position name changed'),
  listKeptPages: staffList('published scheduled draft trash', 'changed title menu'),
  listRedirects: staffList('kept trash', 'changed from to asked lastAsked'),
  importRedirects: { name: text(200) },
  createResponses: { copy: oneOf('1') },
  compareQuestionnaireVersions: { from: rowId, to: rowId },
  listKeptQuestionnaires: staffList('published draft trash', 'changed title'),
  listMailTexts: staffList('all own ours', 'place subject changed'),
  listTranslations: staffList('missing changed done all', 'place changed', {
    language: text(20),
    kind: among('company menu category filter faq teamMember questionnaire page'),
    textName: like(string(), /^[\da-f]{32}$/, 'This cannot be read.'),
  }),
  getOutOfDateTranslations: {
    q: text(100),
    from: day(),
    to: day(),
    language: text(20),
    kind: among('company menu category filter faq teamMember questionnaire page'),
    textName: like(string(), /^[\da-f]{32}$/, 'This cannot be read.'),
  },
  listMedia: staffList('kept pictures papers noAlt unused large trash', 'created changed title bytes'),
  uploadPaper: { name: text(200) },
  replacePaper: { name: text(200) },
  listPaperFacts: { names: like(string(), /^[\da-f]{24}(,[\da-f]{24})*$/, 'This cannot be read.') },
  listFaqs: staffList('published trash', 'position changed question'),
  listGalleryImages: staffList('published trash', 'position changed group', { galleryBuget: string({ max: 120 }) }),
  listVideos: staffList('published trash', 'position changed category'),
  listTeamMembers: staffList('published trash', 'position name changed'),
  listCallBacks: staffList(
    'overdue dueToday open safeguarding mine unassigned waiting answered closed all trash',
    'due created name',
    { outcome },
  ),
  getCallBackPromise: { when: text(60) },
  getCallBackReport: days,
  getCallBackTable: days,
  listCannedAnswers: staffList('kept trash', 'title changed'),
  listSubscribers: staffList('confirmed waiting all', 'created email', {
    topic,
  }),
  listAccounts: staffList('active staff invited banned all', 'name created lastSeen'),
  listApiKeys: staffList('good over all', 'created name'),
  listWebhooks: staffList('all on paused', 'created name'),
  listDeliveries: staffList('all waiting failed sent', 'created', { webhook: rowId }),
  listPosts: {
    page: whole(1, 100_000),
    pageSize: whole(1, 50),
    q: string({ max: 100 }),
    category: whole(1, 999_999_999),
    tag: string({ max: 100 }),
    status: oneOf('Published', 'Pending', 'Declined', 'Draft'),
  },
  listKeptPosts: staffList('published scheduled draft waiting declined trash', 'changed posted title', {
    author: text(100),
    tag: text(100),
  }),
  listOwnPosts: ownPosts,
  listComments: staffList('held reported new all removed', 'created', {
    why: reasons,
  }),
  listCommentsOfPost: { page: whole(1, 100_000), pageSize: whole(1, 100), comment: rowId },
  listReceivedApplications: applications,
  getApplicationBoard: board,
  listAudit: staffList('all', 'at', ofAudit),
  listTrash: staffList('all', 'deleted', {
    kind: choice(
      'There is nothing here.',
      ...words(
        'faq teamMember listing callBack complaint cannedAnswer post media menu page redirect questionnaire galleryImage video',
      ),
    ),
  }),
  exportTable: { ...narrowing, ...ofAudit, sort: text(40), ids, columns: text(1_000), heads: text(1_000) },
  cancelSchedule: { action: oneOf('publish', 'unpublish') },
  endLease: { tab: text(40) },
  searchOffice: { q: text(100) },
  listViews: { list: listName },
  listMails: staffList('waiting failed sent stopped all', 'created'),
  uploadImport: { name: text(200) },
  getPerson: { who: text(254) },
  exportPerson: { who: text(254) },
  listPlanned: { group: oneOf('closed', 'changed', 'created', 'joined'), ...part },
  getImportErrors: part,
};
