import type { Metadata } from 'next';
import { pagesOf } from '../../../nouns';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/[noun]/order'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, (await pagesOf(params)).screen);
}

export default async function OrderNounPage(props: Props) {
  return (await pagesOf(props.params)).Order(props);
}
