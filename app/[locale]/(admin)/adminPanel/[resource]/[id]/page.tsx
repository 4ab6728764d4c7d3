import type { Metadata } from 'next';
import { findResource } from '../../../find-resource';
import { recordTitle, showRecord } from '../../../resource-record';

type Props = PageProps<'/[locale]/adminPanel/[resource]/[id]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { as } = await findResource(params);
  return as(({ resource }) => recordTitle(resource, params));
}

export default async function ResourcePage(props: Props) {
  const { as } = await findResource(props.params);
  return as((described) => showRecord(described, props));
}
