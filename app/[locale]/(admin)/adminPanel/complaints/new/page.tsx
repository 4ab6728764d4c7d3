import type { Metadata } from 'next';
import { complaintResource } from '@/lib/admin/complaints';
import { showNew } from '../../../resource-record';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/complaints/new'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'complaints');
}

/** What came by telephone or letter. */
export default function EnterPage(props: Props) {
  return showNew({ resource: complaintResource }, props);
}
