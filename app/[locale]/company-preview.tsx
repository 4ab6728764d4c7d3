import './company-preview.css';
import { CompanyPreview } from '@/components/layout/company-preview';
import { menuLinks } from '@/components/layout/menu-links';
import { Notice } from '@/components/ui/notice';
import { listCategories, listMenus } from '@/lib/care-api/content';
import { companySchema } from '@/lib/contract/company';

/** The provider's details as every page would show them, in the pages' own parts. */
export async function CompanyRowPreview({ row, note }: { row: unknown; note: string }) {
  const read = companySchema.safeParse(row);
  const [menus, categories] = await Promise.all([listMenus(), listCategories()]);
  if (!read.success) return <Notice title={note} />;
  return (
    <div data-own-frame data-palette={read.data.palette || undefined} className="wrap py-4">
      <h1 className="sr-only">{read.data.name}</h1>
      <p role="note" className="rounded-control border border-accent bg-sand px-4 py-3 font-semibold">
        {note}
      </p>
      <CompanyPreview company={read.data} links={menuLinks(menus, categories)} />
    </div>
  );
}
