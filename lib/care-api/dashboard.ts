import 'server-only';
import { type BegunApplication, whereToGoOn } from '@/lib/answers/where-to-go-on';
import type { Application } from '@/lib/contract/application';
import type { Comment } from '@/lib/contract/comment';
import type { Begun } from '@/lib/contract/draft';
import { listCommentsOfUser } from './comments';
import { getPost } from './posts';
import { getOwnProfile } from './profiles';
import { listApplications, listDrafts, listQuestionsOfListing } from './questionnaires';
import type { SignedIn } from './signed-in';

/** Comments shown, and so posts asked for their titles. */
const commentsShown = 10;

/** Begun applications shown, and so questions asked for. */
const begunShown = 10;

type TitledComment = Omit<Comment, 'replies'> & { postTitle: string };
export type Dashboard = {
  photo: string;
  comments: TitledComment[] | null;
  olderComments: number;
  /** Absent where the API tells of none. */
  applications?: Application[] | null;
  begun: BegunApplication[];
};

export async function getDashboard(person: SignedIn): Promise<Dashboard> {
  const [profile, comments, applications, begun] = await Promise.all([
    getOwnProfile(person),
    listCommentsOfUser(person.accessToken, person.name),
    listApplications(person.accessToken),
    listDrafts(person.accessToken),
  ]);
  const written = comments.state === 'ready' ? comments.value : comments.state === 'missing' ? [] : null;
  return {
    photo: profile.state === 'ready' ? profile.value.photo : '',
    comments: written && (await withTitles(written.slice(0, commentsShown))),
    olderComments: Math.max(0, (written?.length ?? 0) - commentsShown),
    ...(applications.state !== 'missing' && {
      applications: applications.state === 'ready' ? applications.value : null,
    }),
    begun: begun.state === 'ready' ? await withNext(begun.value.slice(0, begunShown)) : [],
  };
}

async function withTitles(comments: Comment[]): Promise<TitledComment[]> {
  const ids = [...new Set(comments.map(({ postId }) => postId))];
  const posts = await Promise.all(ids.map(getPost));
  const titles = new Map(posts.map((post, index) => [ids[index], post.state === 'ready' ? post.value.title : '']));
  return comments.map((comment) => ({ ...comment, postTitle: titles.get(comment.postId) ?? '' }));
}

async function withNext(begun: readonly Begun[]): Promise<BegunApplication[]> {
  const questions = await Promise.all(begun.map(({ typeId }) => listQuestionsOfListing(typeId)));
  return begun.map((draft, index) => {
    const asked = questions[index];
    return {
      listingId: draft.typeId,
      title: draft.typeTitle,
      isOpen: draft.isOpen,
      changedAt: draft.clientTime,
      next: asked?.state === 'ready' ? whereToGoOn(asked.value, draft) : null,
    };
  });
}
