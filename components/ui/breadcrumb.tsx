import { InOwnLanguage, Sentence } from '@/components/ui/in-own-language';
import { Link } from '@/lib/i18n/navigation';

type BreadcrumbStep = {
  name: string;
  href?: string;
  /** What of the name comes from the API. */
  content?: string;
  /** The whole is the provider's, said in the page's language where somebody has translated it. */
  isTranslatable?: boolean;
};

type BreadcrumbProps = { label: string; steps: BreadcrumbStep[] };

/** The last step is the page itself, and no link. */
export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="no-print">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {steps.map((step, index) => (
          <li
            key={step.name}
            className="flex items-center gap-2 not-last:after:text-muted not-last:after:content-['›']"
          >
            {step.href && index < steps.length - 1 ? (
              <Link href={step.href} className="link inline-flex min-h-11 items-center">
                <Name step={step} />
              </Link>
            ) : (
              <span aria-current="page" className="wrap-anywhere">
                <Name step={step} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Name({ step: { name, content, isTranslatable } }: { step: BreadcrumbStep }) {
  if (isTranslatable) return <InOwnLanguage isTranslatable>{name}</InOwnLanguage>;
  return <Sentence content={content}>{name}</Sentence>;
}
