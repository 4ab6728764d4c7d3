import type { Metadata } from 'next';
import { findResource } from '../../find-resource';
import { showList } from '../../noun-list';
import { screenMetadata } from '../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/[noun]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, (await findResource(params)).facts.screen);
}

export default async function NounListPage(props: Props) {
  const { as } = await findResource(props.params);
  return as((described) => showList(described, props));
}
