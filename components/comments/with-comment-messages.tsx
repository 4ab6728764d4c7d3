import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';

/** Words of the comments for script: only pages with comments carry them. */
export async function WithCommentMessages({ children }: { children: React.ReactNode }) {
  const { Client, Comments } = await getMessages();
  return <NextIntlClientProvider messages={{ Client, Comments }}>{children}</NextIntlClientProvider>;
}
