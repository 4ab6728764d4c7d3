import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { getDraft } from '@/lib/forms/draft';
import { rememberedEmailName } from '@/lib/http/cookie-names.mjs';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';
import { toRememberedEmail } from '@/lib/sign-in/remembered-email';
import { safeReturnUrl } from '@/lib/sign-in/safe-return-url';
import { type SignInTab, toNotice, toTab } from '@/lib/sign-in/sign-in-paths';
import { SignInPage, signInMetadata } from '../../sign-in-page';

type Props = PageProps<'/[locale]/login-register/now/[tab]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const tab = await requireTab(params);
  return signInMetadata(await requireLocale(params), tab, (await getProblem(tab, searchParams)) !== null);
}

/** `/login-register` for one visitor: with where to go on to, news, or a form that came back with its words. */
export default async function SignInNowPage({ params, searchParams }: Props) {
  setRequestLocale(await requireLocale(params));
  const tab = await requireTab(params);
  const asked = readSearchParams(await searchParams);
  const draft = await getProblem(tab, searchParams);
  return (
    <SignInPage
      tab={tab}
      returnUrl={safeReturnUrl(asked.get('returnUrl'))}
      notice={draft ? undefined : toNotice(asked.get('notice'))}
      initial={draft?.words ?? (await getRemembered(tab))}
      fault={draft?.report}
    />
  );
}

async function requireTab(params: Props['params']): Promise<SignInTab> {
  return toTab((await params).tab) ?? notFound();
}

async function getProblem(tab: SignInTab, searchParams: Props['searchParams']) {
  return readSearchParams(await searchParams).has('problem') ? getDraft(tab) : null;
}

async function getRemembered(tab: SignInTab) {
  if (tab !== 'login') return undefined;
  const email = toRememberedEmail((await cookies()).get(rememberedEmailName)?.value);
  return email === '' ? undefined : { email, remember: 'on' };
}
