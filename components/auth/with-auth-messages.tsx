import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';

/** Words of the account's forms for script: only their own pages carry them. */
export async function WithAuthMessages({ children }: { children: React.ReactNode }) {
  const { Client, Auth } = await getMessages();
  return <NextIntlClientProvider messages={{ Client, Auth }}>{children}</NextIntlClientProvider>;
}
