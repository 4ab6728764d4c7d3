import type { Metadata } from 'next';
import { nounOrders } from '../../../noun-orders';
import { ofScreen } from '../../../of-screen';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/[noun]/order'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, (await ofScreen(nounOrders, params)).screen);
}

export default async function OrderNounPage(props: Props) {
  return (await ofScreen(nounOrders, props.params)).Order(props);
}
