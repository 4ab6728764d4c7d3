import type { Metadata } from 'next';
import { nounLists } from '../../nouns';
import { ofScreen } from '../../of-screen';
import { screenMetadata } from '../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/[noun]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, (await ofScreen(nounLists, params)).screen);
}

export default async function NounListPage(props: Props) {
  return (await ofScreen(nounLists, props.params)).List(props);
}
