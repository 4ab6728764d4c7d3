import type { Metadata } from 'next';
import { nounRecords } from '../../../noun-records';
import { ofScreen } from '../../../of-screen';
import { screenMetadata } from '../../../screen-metadata';

type Props = PageProps<'/[locale]/adminPanel/[noun]/new'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(params, (await ofScreen(nounRecords, params)).screen);
}

export default async function NewNounPage(props: Props) {
  return (await ofScreen(nounRecords, props.params)).New(props);
}
