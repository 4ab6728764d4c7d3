import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { Unavailable } from '@/components/layout/unavailable';
import { getCompany } from '@/lib/care-api/content';
import type { Reading } from '@/lib/care-api/reading';
import type { Company } from '@/lib/contract/company';
import { getDraft } from '@/lib/forms/draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import type { Locale } from '@/lib/i18n/languages';
import { requireLocale } from '@/lib/i18n/require-locale';

type Refused = Awaited<ReturnType<typeof getDraft>>;

type Shown<Value> = {
  token: string;
  value: Value;
  company: Company | null;
  /** What was just done, as the address says. */
  done: string | null;
  /** A change of this very thing that came back. */
  refused: Refused;
};

type Followed<Value> = {
  /** The name that a refused change goes by while it is kept. */
  form?: string;
  title: (locale: Locale, isRefused: boolean) => Promise<string>;
  read: (token: string) => Promise<Reading<Value>>;
  show: (shown: Shown<Value>) => React.ReactNode;
};

type Props = {
  params: Promise<{ locale: string; token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/**
 * A page for whoever was given its address: no account, and nothing of who they are. Opening it changes nothing; its
 * changes go to a `followedRoute`.
 */
export function followedPage<Value>({ form, title, read, show }: Followed<Value>) {
  async function getRefused(token: string): Promise<Refused> {
    const draft = form === undefined ? null : await getDraft(form);
    return draft?.words.token === token ? draft : null;
  }

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const locale = await requireLocale(params);
    const isRefused = (await getRefused((await params).token)) !== null;
    return {
      title: await title(locale, isRefused),
      robots: { index: false, follow: false },
      referrer: 'same-origin',
    };
  }

  async function Page({ params, searchParams }: Props) {
    setRequestLocale(await requireLocale(params));
    const { token } = await params;
    if (!/^[\w-]{43}$/.test(token)) notFound();
    const [reading, company, refused] = await Promise.all([read(token), getCompany(), getRefused(token)]);
    if (reading.state === 'away') return <Unavailable company={company} />;
    if (reading.state !== 'ready') notFound();
    const done = refused ? null : readSearchParams(await searchParams).get('done');
    return show({ token, value: reading.value, company, done, refused });
  }

  return { generateMetadata, Page };
}
