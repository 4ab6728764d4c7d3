import { Link } from '@/lib/i18n/navigation';

type BreadcrumbProps = { label: string; steps: { name: string; href?: string }[] };

/** The last step is the page itself. */
export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="no-print">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {steps.map(({ name, href }) => (
          <li key={name} className="flex items-center gap-2 not-last:after:text-muted not-last:after:content-['›']">
            {href ? (
              <Link href={href} className="link inline-flex min-h-11 items-center">
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="wrap-anywhere">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
