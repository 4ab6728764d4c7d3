import type { PostCardData } from '@/lib/posts/post-card';
import { PostCard } from './post-card';

type PostGridProps = Pick<React.ComponentProps<typeof PostCard>, 'level'> & {
  cards: PostCardData[];
  isBusy?: boolean;
  /** Cards above the fold. */
  eager?: number;
};

export function PostGrid({ cards, level, isBusy = false, eager = 0 }: PostGridProps) {
  return (
    <ul
      aria-busy={isBusy}
      className="mt-6 grid gap-6 transition-opacity aria-busy:opacity-60 sm:grid-cols-2 lg:grid-cols-3"
    >
      {cards.map((card, index) => (
        <li key={card.id} className="min-w-0">
          <PostCard card={card} level={level} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
