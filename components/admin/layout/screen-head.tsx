import { Link } from '@/lib/i18n/navigation';

type ScreenHeadProps = {
  title: string;
  /** The list a record was come to from. */
  back?: { href: string; label: string };
  children?: React.ReactNode;
};

export function ScreenHead({ title, back, children }: ScreenHeadProps) {
  return (
    <header className="mb-1 flex flex-wrap items-center gap-x-4">
      {back && (
        <Link href={back.href} prefetch={false} className="link inline-flex min-h-11 items-center">
          {back.label}
        </Link>
      )}
      <h1 className="min-w-0">
        <bdi>{title}</bdi>
      </h1>
      {children}
    </header>
  );
}
