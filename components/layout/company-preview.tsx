import type { Company } from '@/lib/contract/company';
import { Footer } from './footer';
import { Header } from './header';
import type { MenuLink } from './menu-links';

/** Header and footer as they would be: to be looked at, not used. */
export function CompanyPreview({ company, links }: { company: Company; links: MenuLink[] }) {
  return (
    <div inert className="mt-4 overflow-hidden rounded-card border border-line-strong">
      <Header company={company} links={links} />
      <Footer company={company} newsletter={null} />
    </div>
  );
}
