import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { requireLocale } from '@/lib/i18n/require-locale';
import { SignInPage, signInMetadata } from './sign-in-page';

export async function generateMetadata({ params }: PageProps<'/[locale]/login-register'>): Promise<Metadata> {
  return signInMetadata(await requireLocale(params), 'login');
}

export default async function LoginPage({ params }: PageProps<'/[locale]/login-register'>) {
  setRequestLocale(await requireLocale(params));
  return <SignInPage tab="login" />;
}
