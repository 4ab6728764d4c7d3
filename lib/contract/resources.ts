import { type Caller, mayCall, type Who } from './staff';

export type ResourceRow = {
  /** The last part of its list's address in the back office. */
  screen: string;
  /** Whose work it is: the screen, its calls and the API ask the same. */
  who: Who;
  isSingle?: true;
  /** About people: taken out as a table behind the password alone, and gone for good it leaves no words in the audit. */
  isPersonal?: true;
  /** Its rows go into the trash, come back from there, and can be changed many at once. */
  trash?: true;
  /** Many are changed at once, though nothing goes into the trash. */
  bulk?: true;
  order?: true;
  /** It is written apart from what the public sees, and published when it is ready. */
  draft?: true;
  /** Under `admin/export`; `key` goes along whatever is chosen: by it rows are known when the table is read back. */
  csv?: { file: string; columns: readonly string[]; key?: string };
  /** What its list can be sorted by, and its states; of both the first is the usual one. */
  sorts: readonly string[];
  statuses: readonly string[];
  lengths?: Readonly<Record<string, number>>;
  calls: { list?: string; get?: string; create?: string; update?: string; remove?: string };
};

function fiveCalls<const One extends string>(one: One) {
  return {
    list: `list${one}s`,
    get: `get${one}`,
    create: `create${one}`,
    update: `update${one}`,
    remove: `delete${one}`,
  } as const;
}

/** Every kind of thing that staff keep. Neither zod nor calls in here: the browser reads it too. */
export const resources = {
  faq: {
    screen: 'faqs',
    who: 'editor',
    trash: true,
    order: true,
    draft: true,
    csv: { file: 'faq.csv', columns: ['faqId', 'position', 'faqQuestions', 'faqAnswer', 'updatedAt', 'version'] },
    sorts: ['position', 'changed', 'question'],
    statuses: ['published', 'trash'],
    lengths: { question: 300, answer: 5_000 },
    calls: fiveCalls('Faq'),
  },
  teamMember: {
    screen: 'team',
    who: 'editor',
    trash: true,
    order: true,
    sorts: ['position', 'name', 'changed'],
    statuses: ['published', 'trash'],
    lengths: { name: 120, role: 120, line: 300 },
    calls: fiveCalls('TeamMember'),
  },
  company: {
    screen: 'company',
    who: 'admin',
    isSingle: true,
    draft: true,
    sorts: [],
    statuses: [],
    calls: { get: 'getLatestCompany', update: 'updateCompany' },
  },
  listing: {
    screen: 'listings',
    who: ['editor', 'recruiter'],
    trash: true,
    draft: true,
    csv: {
      file: 'listing.csv',
      key: 'typeId',
      columns: [
        ...(['typeId', 'typeTitle', 'openClose', 'isDraft', 'categoryNames', 'price', 'location', 'city'] as const),
        ...(['postcode', 'address', 'phone', 'email', 'website', 'lastCheckedAt', 'createdAt', 'updatedAt'] as const),
        'version',
      ],
    },
    sorts: ['changed', 'name', 'created', 'lastChecked'],
    statuses: ['published', 'draft', 'trash'],
    calls: {
      list: 'listListingTypes',
      get: 'getKeptListing',
      create: 'createListing',
      update: 'updateListing',
      remove: 'deleteListing',
    },
  },
  callBack: {
    screen: 'call-backs',
    who: 'coordinator',
    isPersonal: true,
    trash: true,
    csv: {
      file: 'callBack.csv',
      columns: [
        ...(['requestId', 'createdAt', 'state', 'outcome', 'yourName', 'email', 'phoneNo', 'dateTime'] as const),
        ...(['contactNeed', 'topic', 'yourMessage', 'ownerName', 'dueAt', 'firstTryAt', 'firstTalkAt'] as const),
        ...(['waitingUntil', 'isSafeguarding'] as const),
      ],
    },
    sorts: ['due', 'created', 'name'],
    statuses: [
      ...(['overdue', 'dueToday', 'open', 'safeguarding', 'mine', 'unassigned'] as const),
      ...(['waiting', 'answered', 'closed', 'all', 'trash'] as const),
    ],
    calls: { list: 'listCallBacks', get: 'getCallBack', remove: 'deleteCallBack' },
  },
  application: {
    screen: 'applications',
    who: ['recruiter', 'coordinator'],
    isPersonal: true,
    bulk: true,
    csv: {
      file: 'application.csv',
      columns: [
        ...([
          'applicationId',
          'reference',
          'applicant',
          'email',
          'typeTitle',
          'createdAt',
          'stage',
          'stageSince',
        ] as const),
        ...(['reason', 'nextStep', 'nextOn', 'lastWordAt', 'ownerName', 'checksDone', 'rightToWorkUntil'] as const),
      ],
    },
    sorts: ['due', 'created', 'next', 'since', 'word'],
    statuses: ['needsMe', 'sent', 'open', 'mine', 'hired', 'closed', 'withdrawn', 'all'],
    lengths: { nextStep: 200 },
    calls: { list: 'listReceivedApplications', get: 'getReceivedApplication', update: 'updateReceivedApplication' },
  },
  complaint: {
    screen: 'complaints',
    who: 'coordinator',
    isPersonal: true,
    trash: true,
    csv: {
      file: 'complaint.csv',
      columns: [
        ...(['complaintId', 'createdAt', 'kind', 'state', 'outcome', 'name', 'email', 'phone', 'isForOther'] as const),
        ...(['person', 'message', 'ownerName', 'acknowledgeBy', 'acknowledgedAt', 'answerBy', 'answeredAt'] as const),
        'learning',
      ],
    },
    sorts: ['due', 'created'],
    statuses: ['open', 'overdue', 'mine', 'answered', 'closed', 'all', 'trash'],
    calls: { list: 'listComplaints', get: 'getComplaint', remove: 'deleteComplaint' },
  },
  cannedAnswer: {
    screen: 'canned-answers',
    who: ['coordinator', 'recruiter'],
    trash: true,
    sorts: ['title', 'changed'],
    statuses: ['kept', 'trash'],
    lengths: { title: 200, text: 10_000 },
    calls: fiveCalls('CannedAnswer'),
  },
  subscriber: {
    screen: 'subscribers',
    who: 'coordinator',
    isPersonal: true,
    csv: {
      file: 'subscriber.csv',
      columns: ['subscriberId', 'email', 'state', 'confirmed', 'asked', 'mailedAt', 'createdAt'],
    },
    sorts: ['created', 'email'],
    statuses: ['confirmed', 'waiting', 'all'],
    calls: { list: 'listSubscribers', remove: 'removeSubscriber' },
  },
  post: {
    screen: 'posts',
    who: 'editor',
    trash: true,
    draft: true,
    csv: {
      file: 'post.csv',
      columns: ['id', 'title', 'author', 'status', 'postedOn', 'tags', 'commentCount', 'updatedAt', 'version'],
    },
    sorts: ['changed', 'posted', 'title'],
    statuses: ['published', 'scheduled', 'draft', 'waiting', 'declined', 'trash'],
    calls: { list: 'listKeptPosts', remove: 'deletePost' },
  },
  media: {
    screen: 'media',
    who: 'editor',
    trash: true,
    csv: {
      file: 'media.csv',
      columns: [
        'mediaId',
        'name',
        'title',
        'alt',
        'isDecorative',
        'credit',
        'type',
        'bytes',
        'createdAt',
        'updatedAt',
        'version',
      ],
    },
    sorts: ['created', 'changed', 'title', 'bytes'],
    statuses: ['kept', 'pictures', 'papers', 'noAlt', 'unused', 'large', 'trash'],
    lengths: { title: 200, alt: 500, credit: 200 },
    calls: { list: 'listMedia', get: 'getMedia', create: 'createMedia', update: 'updateMedia', remove: 'deleteMedia' },
  },
  category: {
    screen: 'categories',
    who: 'editor',
    order: true,
    sorts: ['position', 'name', 'listings', 'posts', 'changed'],
    statuses: ['all', 'empty'],
    lengths: { name: 160 },
    calls: {
      list: 'listCategories',
      get: 'getCategory',
      create: 'createCategory',
      update: 'updateCategory',
      remove: 'deleteCategory',
    },
  },
  filter: {
    screen: 'filters',
    who: 'editor',
    order: true,
    sorts: ['position', 'value', 'listings', 'changed'],
    statuses: ['all', 'empty'],
    lengths: { header: 80, value: 160 },
    calls: fiveCalls('SearchFilter'),
  },
  menu: {
    screen: 'menus',
    who: 'editor',
    trash: true,
    order: true,
    csv: {
      file: 'menu.csv',
      columns: ['menuId', 'menuName', 'menuUrl', 'inMenu', 'parentName', 'position', 'updatedAt', 'version'],
    },
    sorts: ['position', 'name', 'changed'],
    statuses: ['all', 'shown', 'hidden', 'dead', 'trash'],
    lengths: { name: 80, url: 300 },
    calls: fiveCalls('Menu'),
  },
  page: {
    screen: 'pages',
    who: 'editor',
    trash: true,
    draft: true,
    csv: {
      file: 'page.csv',
      columns: ['menuPageContentId', 'contentFileName', 'menuName', 'slug', 'isDraft', 'updatedAt', 'version'],
    },
    sorts: ['changed', 'title', 'menu'],
    statuses: ['published', 'scheduled', 'draft', 'trash'],
    calls: { list: 'listKeptPages', remove: 'deleteMenuPage' },
  },
  redirect: {
    screen: 'redirects',
    who: 'editor',
    trash: true,
    csv: {
      file: 'redirect.csv',
      columns: ['from', 'to', 'source', 'timesAsked', 'lastAskedOn', 'updatedAt', 'version'],
    },
    sorts: ['changed', 'from', 'to', 'asked', 'lastAsked'],
    statuses: ['kept', 'trash'],
    lengths: { from: 1_000, to: 1_000 },
    calls: fiveCalls('Redirect'),
  },
  questionnaire: {
    screen: 'questionnaires',
    who: ['editor', 'recruiter'],
    trash: true,
    draft: true,
    sorts: ['changed', 'title'],
    statuses: ['published', 'draft', 'trash'],
    calls: { list: 'listKeptQuestionnaires', update: 'updateQuestionnaire', remove: 'deleteQuestionnaire' },
  },
  galleryImage: {
    screen: 'gallery',
    who: 'editor',
    trash: true,
    order: true,
    sorts: ['position', 'changed', 'group'],
    statuses: ['published', 'trash'],
    lengths: { group: 120, description: 1_000 },
    calls: fiveCalls('GalleryImage'),
  },
  video: {
    screen: 'videos',
    who: 'editor',
    trash: true,
    order: true,
    sorts: ['position', 'changed', 'category'],
    statuses: ['published', 'trash'],
    lengths: { link: 500, description: 1_000, category: 120 },
    calls: fiveCalls('Video'),
  },
  comment: {
    screen: 'comments',
    who: ['editor', 'coordinator'],
    bulk: true,
    isPersonal: true,
    csv: {
      file: 'comment.csv',
      columns: ['commentId', 'postTitle', 'userName', 'content', 'state', 'commentedOn', 'version'],
    },
    sorts: ['created'],
    statuses: ['held', 'reported', 'new', 'all', 'removed'],
    calls: { list: 'listComments' },
  },
  translation: {
    screen: 'translations',
    who: 'editor',
    sorts: ['place', 'changed'],
    statuses: ['missing', 'changed', 'done', 'all'],
    calls: { list: 'listTranslations', get: 'getTranslation', update: 'updateTranslation' },
  },
  mailText: {
    screen: 'mail-texts',
    who: 'admin',
    sorts: ['place', 'subject', 'changed'],
    statuses: ['all', 'own', 'ours'],
    lengths: { subject: 200, text: 10_000 },
    calls: { list: 'listMailTexts', get: 'getMailText', update: 'updateMailText' },
  },
  account: {
    screen: 'users',
    who: 'admin',
    isPersonal: true,
    csv: {
      file: 'user.csv',
      columns: ['userID', 'userName', 'email', 'is_Admin', 'roles', 'isBanned', 'createdAt', 'lastSeenAt'],
    },
    sorts: ['name', 'created', 'lastSeen'],
    statuses: ['active', 'staff', 'invited', 'banned', 'all'],
    calls: { list: 'listAccounts', get: 'getAccount' },
  },
  apiKey: {
    screen: 'keys',
    who: 'admin',
    sorts: ['created', 'name'],
    statuses: ['good', 'over', 'all'],
    calls: { list: 'listApiKeys', remove: 'removeApiKey' },
  },
  webhook: {
    screen: 'webhooks',
    who: 'admin',
    sorts: ['created', 'name'],
    statuses: ['all', 'on', 'paused'],
    calls: { list: 'listWebhooks', get: 'getWebhook', remove: 'removeWebhook' },
  },
  delivery: {
    screen: 'deliveries',
    who: 'admin',
    sorts: ['created'],
    statuses: ['all', 'waiting', 'failed', 'sent'],
    calls: { list: 'listDeliveries' },
  },
  mail: {
    screen: 'mails',
    who: 'admin',
    isPersonal: true,
    csv: {
      file: 'mail.csv',
      columns: ['id', 'state', 'recipient', 'subject', 'language', 'attempts', 'said', 'createdAt', 'finishedAt'],
    },
    sorts: ['created'],
    statuses: ['waiting', 'failed', 'sent', 'stopped', 'all'],
    calls: { list: 'listMails' },
  },
  audit: {
    screen: 'audit',
    who: 'admin',
    isPersonal: true,
    csv: { file: 'audit.csv', columns: ['at', 'actor', 'action', 'kind', 'objectId', 'changes', 'checked'] },
    sorts: ['at'],
    statuses: ['all'],
    calls: { list: 'listAudit' },
  },
} as const satisfies Record<string, ResourceRow>;

type Rows = typeof resources;
export type ResourceKind = keyof Rows;

type KindWith<Fact extends keyof ResourceRow> = {
  [Kind in ResourceKind]: Extract<keyof Rows[Kind], Fact> extends never ? never : Kind;
}[ResourceKind];
export type EditedKind = {
  [Kind in ResourceKind]: Rows[Kind]['calls'] extends Required<ResourceRow['calls']> ? Kind : never;
}[ResourceKind];
export type TrashKind = KindWith<'trash'>;
export type BulkKind = KindWith<'trash' | 'bulk'>;
export type OrderKind = KindWith<'order'>;
export type DraftKind = KindWith<'draft'>;
export type TableKind = KindWith<'csv'>;

export const trashKinds = kindsWith('trash');
export const bulkKinds = kindsWith('trash', 'bulk');
export const orderKinds = kindsWith('order');
export const draftKinds = kindsWith('draft');
export const resourceKinds = kindsWith('screen');

export const editedKinds = Object.keys(resources).filter(isEditedKind);

export function tableKindOf(file: string): TableKind | null {
  return kindsWith('csv').find((kind) => resources[kind].csv.file === file) ?? null;
}

export function rowOf(kind: ResourceKind): ResourceRow {
  return resources[kind];
}

export function hasTrash(kind: string): boolean {
  return trashKinds.some((one) => one === kind);
}

export function mayKeep(kind: ResourceKind, caller: Caller | null): boolean {
  return mayCall(resources[kind].who, caller);
}

function kindsWith<Fact extends keyof ResourceRow>(...facts: readonly Fact[]): KindWith<Fact>[] {
  const has = (kind: string): kind is KindWith<Fact> =>
    isResourceKind(kind) && facts.some((fact) => fact in resources[kind]);
  return Object.keys(resources).filter(has);
}

function isEditedKind(kind: string): kind is EditedKind {
  return isResourceKind(kind) && Object.keys(resources[kind].calls).length === 5;
}

function isResourceKind(kind: string): kind is ResourceKind {
  return Object.hasOwn(resources, kind);
}
