import 'client-only';
import { addressesIn } from '@/lib/admin/post-figures';
import { isSameWords } from '@/lib/contract/same-words';
import { useAsked } from './use-asked';

const askedOf = ['published', 'scheduled'] as const;
type State = (typeof askedOf)[number];
type PostFindings = { twin: State | null; dead: readonly string[] };

/** What is asked while a post is written: whether its title is another one's, and which of its links lead nowhere here. */
export function usePostFindings(id: string, title: string, body: string): PostFindings {
  const addresses = addressesIn(body);
  const at = new URLSearchParams(addresses.slice(0, 40).map((address) => ['at', address.slice(0, 300)]));
  const dead = useAsked<string>(addresses.length > 0 ? `/api/links/dead?${at}` : null);
  const [published, scheduled] = [usePosts(title, 'published'), usePosts(title, 'scheduled')];
  const isThere = (posts: readonly Found[]) =>
    posts.some((post) => String(post.id) !== id && isSameWords(post.title, title));
  return {
    twin: isThere(published) ? 'published' : isThere(scheduled) ? 'scheduled' : null,
    dead: dead.filter((address) => addresses.includes(address)),
  };
}

type Found = { id: number; title: string };

function usePosts(title: string, status: State): readonly Found[] {
  const q = title.trim().slice(0, 100);
  return useAsked<Found>(q === '' ? null : `/api/care/admin/posts?${new URLSearchParams({ page: '1', q, status })}`);
}
