import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { requireLocale } from '@/lib/i18n/require-locale';
import { type SignInTab, toTab } from '@/lib/sign-in/sign-in-paths';
import { SignInPage, signInMetadata } from '../sign-in-page';

type Props = PageProps<'/[locale]/login-register/[tab]'>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return signInMetadata(await requireLocale(params), await requireOtherTab(params));
}

export default async function OtherTabPage({ params }: Props) {
  setRequestLocale(await requireLocale(params));
  return <SignInPage tab={await requireOtherTab(params)} />;
}

/** Login itself has no address but `/login-register`. */
async function requireOtherTab(params: Props['params']): Promise<SignInTab> {
  const tab = toTab((await params).tab);
  return tab === null || tab === 'login' ? notFound() : tab;
}
