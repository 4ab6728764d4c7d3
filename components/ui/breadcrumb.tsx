import { Sentence } from '@/components/ui/in-own-language';
import { Link } from '@/lib/i18n/navigation';

type BreadcrumbStep = {
  name: string;
  href?: string;
  /** What of the name comes from the API, where that is not the whole. */
  content?: string;
};

type BreadcrumbProps = { label: string; steps: BreadcrumbStep[] };

/** The last step is the page itself, and no link. */
export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="no-print">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {steps.map(({ name, href, content = name }, index) => (
          <li key={name} className="flex items-center gap-2 not-last:after:text-muted not-last:after:content-['›']">
            {href && index < steps.length - 1 ? (
              <Link href={href} className="link inline-flex min-h-11 items-center">
                <Sentence content={content}>{name}</Sentence>
              </Link>
            ) : (
              <span aria-current="page" className="wrap-anywhere">
                <Sentence content={content}>{name}</Sentence>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
