import type { Metadata } from 'next';
import { callBackResource } from '@/lib/admin/call-backs';
import { showNew } from '../../../resource-record';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/call-backs/new'>;

export const dynamic = 'force-dynamic';

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, 'call-backs');
}

/** What came by telephone or letter. */
export default function EnterPage(props: Props) {
  return showNew({ resource: callBackResource }, props);
}
