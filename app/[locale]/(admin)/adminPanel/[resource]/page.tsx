import type { Metadata } from 'next';
import { findResource } from '../../find-resource';
import { showList } from '../../resource-list';
import { screenMetadata } from '../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/[resource]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, (await findResource(params)).facts.screen);
}

export default async function ResourceListPage(props: Props) {
  const { as } = await findResource(props.params);
  return as((described) => showList(described, props));
}
