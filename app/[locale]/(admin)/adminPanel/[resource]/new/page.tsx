import type { Metadata } from 'next';
import { findResource } from '../../../find-resource';
import { showNew } from '../../../resource-record';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/[resource]/new'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, (await findResource(params)).facts.screen);
}

export default async function NewResourcePage(props: Props) {
  const { as } = await findResource(props.params);
  return as((described) => showNew(described, props));
}
