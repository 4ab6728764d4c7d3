import { renderIn } from '@/components/testing/render-in';
import { auditResource } from '@/lib/admin/audit';
import { commentResource } from '@/lib/admin/comments';
import { faqResource } from '@/lib/admin/faqs';
import { emptyListQuery } from '@/lib/admin/list-query';
import { mailResource } from '@/lib/admin/mails';
import type { Resource } from '@/lib/admin/resource';
import { userResource } from '@/lib/admin/users';
import { toMailBlocks } from '@/lib/contract/mail-blocks';
import { auditView } from '../audit/audit-view';
import { commentView } from '../comments/comment-view';
import { faqView } from '../faqs/faq-view';
import { mailView } from '../mails/mail-view';
import { FoundList } from '../search/found-list';
import { TrashList } from '../trash/trash-list';
import { userView } from '../users/user-view';
import { ResourceList } from './resource-list';
import type { ResourceView } from './resource-view';

/** What somebody could write into a name, a question, a mail or a server's answer to run it where staff read it. */
const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  "'-alert(1)-'",
  'javascript:alert(1)',
  '</textarea><iframe srcdoc="<script>alert(1)</script>">',
  '{{constructor.constructor("alert(1)")()}}',
  '<a href="javascript:alert(1)">x</a><style>*{display:none}</style>',
  '\u202egnp.exe <math><mtext></mtext><mglyph><style><img src onerror=alert(1)>',
];
const moment = '2026-05-31T10:00:00Z';
const pageOf = <Row,>(items: Row[]) => ({ items, page: 1, pageSize: 25, total: 1, totalIsCapped: false, counts: {} });

function list<Row>(resource: Resource<Row>, view: ResourceView<Row>, row: Row, evil: string) {
  const views = [{ id: 1, name: evil, search: '?q=a', isShared: true, isMine: false }];
  const query = { ...emptyListQuery(resource.rules), q: evil };
  const choice = { views, hidden: [], size: null, viewId: 1 };
  return (
    <ResourceList
      {...{
        resource,
        view,
        query,
        choice,
        rules: resource.rules,
        isAdmin: true,
        chosen: {},
        ignored: [evil],
        page: pageOf([row]),
      }}
      asked={{ edit: '1', delete: null }}
    />
  );
}

const faq = (text: string) => ({
  id: 1,
  question: text,
  answer: text,
  version: 1,
  position: 1,
  updatedAt: moment,
  deletedAt: null,
});
const mail = (text: string) => ({
  id: 1,
  state: 'waiting' as const,
  to: text,
  subject: text,
  text,
  attempts: 1,
  said: text,
  nextAttemptAt: moment,
  createdAt: moment,
  finishedAt: null,
  canBeSent: true,
  language: 'en',
  blocks: toMailBlocks(text, { home: 'https://site.example', open: 'Open' }),
});
const comment = (text: string) => ({
  commentId: 1,
  postId: 2,
  postTitle: text,
  content: text,
  answers: text,
  userId: 'u',
  userName: text,
  memberSince: moment,
  removedBefore: 1,
  isBanned: false,
  isBanAsked: true,
  isUnconfirmed: true,
  commentedOn: moment,
  isEdited: true,
  state: 'held' as const,
  reason: 'profane',
  reports: [{ reason: 'spam' as const, words: text }],
  version: 1,
});
const account = (text: string) => ({
  id: '7',
  name: text,
  fullName: text,
  email: text,
  isAdmin: false,
  mustChoose: false,
  hasSecondFactor: false,
  mustSecure: false,
  isBanned: true,
  isUnconfirmed: true,
  createdAt: moment,
  roles: [],
  lastSeenAt: null,
  banReason: text,
  bannedUntil: null,
  banAskedAt: null,
  version: 1,
});
const audit = (text: string) => ({
  id: 1,
  at: moment,
  accountId: null,
  actor: text,
  action: text,
  kind: text,
  objectId: text,
  checked: null,
  changes: { [text]: [text, { inner: text }] as [unknown, unknown] },
});
const trashed = (text: string) => ({
  kind: 'faq' as const,
  id: 2,
  title: text,
  deletedAt: moment,
  goesAt: moment,
  deletedBy: text,
});

const screens: Record<string, (evil: string) => React.ReactElement> = {
  questions: (evil) => list(faqResource, faqView, faq(evil), evil),
  comments: (evil) => list(commentResource, commentView, comment(evil), evil),
  users: (evil) => list(userResource, userView, account(evil), evil),
  mails: (evil) => list(mailResource, mailView, mail(evil), evil),
  audit: (evil) => list(auditResource, auditView, audit(evil), evil),
  trash: (evil) => (
    <TrashList
      query={emptyListQuery({ statuses: ['all'], sorts: ['deleted'], defaultSort: '-deleted' })}
      ignored={[]}
      page={pageOf([trashed(evil)])}
      asked="faq:2"
      mayDelete
    />
  ),
  search: (evil) => <FoundList groups={[{ label: evil, items: [{ href: '/adminPanel', title: evil, hint: evil }] }]} />,
};

it.each(Object.keys(screens))('words of strangers are words on the screen of %s, whatever they hold', (name) => {
  for (const evil of payloads) {
    const show = screens[name];
    if (!show) throw new Error(name);
    const { container, unmount } = renderIn('en', show(evil));
    const shown = `${container.textContent} ${[...container.querySelectorAll('input')].map((input) => input.value)}`;
    expect(shown.replace(/\s+/g, ' ')).toContain(evil.replace(/\s+/g, ' '));
    expect(
      container.querySelectorAll('script, img, iframe, style, math, svg[onload], [onerror], [onload]'),
    ).toHaveLength(0);
    const targets = [...container.querySelectorAll('[href], [action], [src]')].flatMap((element) =>
      ['href', 'action', 'src'].map((attribute) => element.getAttribute(attribute) ?? ''),
    );
    expect(targets.filter((target) => !/^(\/|#|$)/.test(target))).toEqual([]);
    unmount();
  }
});
