import type { Metadata } from 'next';
import { findResource } from '../../../find-resource';
import { showOrder } from '../../../resource-order';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/[resource]/order'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, (await findResource(params)).facts.screen);
}

export default async function OrderResourcePage(props: Props) {
  const { as } = await findResource(props.params);
  return as((described) => showOrder(described, props));
}
