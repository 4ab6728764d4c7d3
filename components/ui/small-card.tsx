import { Link } from '@/lib/i18n/navigation';
import { InOwnLanguage } from './in-own-language';
import { Picture } from './picture';

type SmallCardProps = { href: string; title: string; picture: string; children: React.ReactNode };

/** A card for a narrow column: one link, stretched over picture and words. */
export function SmallCard({ href, title, picture, children }: SmallCardProps) {
  return (
    <div className="relative flex gap-4 rounded-card bg-surface p-3 shadow-card">
      <Picture
        src={picture}
        alt=""
        sizes="5rem"
        width={96}
        height={96}
        className="size-20 shrink-0 rounded-control bg-sage-soft object-cover"
      />
      <div className="min-w-0">
        <Link
          href={href}
          prefetch={false}
          className="wrap-anywhere block font-semibold leading-snug underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <InOwnLanguage>{title}</InOwnLanguage>
        </Link>
        {children}
      </div>
    </div>
  );
}
