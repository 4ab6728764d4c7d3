import { useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { Picture } from '@/components/ui/picture';
import type { TeamMember } from '@/lib/contract/team-member';
import { imageHref } from '@/lib/listings/image-href';

/** Whoever a family meets at the provider; nothing where nobody is named. */
export function TeamSection({ members, className = '' }: { members: readonly TeamMember[]; className?: string }) {
  const t = useTranslations('Samples.team');
  if (members.length === 0) return null;
  return (
    <section aria-labelledby="team" className={className}>
      <h2 id="team">{t('title')}</h2>
      <ul className="mt-6 grid gap-6 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
        {members.map((member) => (
          <Member key={member.id} member={member} />
        ))}
      </ul>
    </section>
  );
}

function Member({ member: { name, role, line, photo } }: { member: TeamMember }) {
  return (
    <li className="flex gap-4">
      {photo ? (
        <Picture
          src={imageHref(photo)}
          alt=""
          sizes="5rem"
          width={80}
          height={80}
          className="size-20 flex-none rounded-full bg-sage-soft object-cover"
        />
      ) : (
        <span
          aria-hidden
          className="grid size-20 flex-none place-items-center rounded-full bg-sage font-semibold text-2xl text-primary"
        >
          {Array.from(name)[0]}
        </span>
      )}
      <div className="wrap-anywhere">
        <h3 className="text-xl">
          <bdi>{name}</bdi>
        </h3>
        {role && (
          <p className="text-muted">
            <InOwnLanguage isTranslatable>{role}</InOwnLanguage>
          </p>
        )}
        {line && (
          <p className="mt-1">
            <InOwnLanguage isTranslatable>{line}</InOwnLanguage>
          </p>
        )}
      </div>
    </li>
  );
}
