import { notFound } from 'next/navigation';
import type { WorkingKind } from '@/lib/contract/working';
import { CompanyRowPreview } from './company-preview';
import { ListingPreview } from './listing-preview';
import { PageRowPreview } from './page-preview';
import { PostPreview } from './post-preview';
import { QuestionnairePreview } from './questionnaire-preview';

const previews = {
  company: CompanyRowPreview,
  listing: ListingPreview,
  page: PageRowPreview,
  post: PostPreview,
  questionnaire: QuestionnairePreview,
};

/** A row as visitors would see it, in the parts of its own page; a question has none. */
export function RowPreview({ kind, row, note }: { kind: WorkingKind; row: unknown; note: string }) {
  if (kind === 'faq') notFound();
  const Preview = previews[kind];
  return <Preview row={row} note={note} />;
}
