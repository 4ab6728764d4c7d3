import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';

/** Words of the page for script: only it carries them. `Auth` is for the password's field. */
export async function WithMyDataMessages({ children }: { children: React.ReactNode }) {
  const { Client, MyData, Auth } = await getMessages();
  return <NextIntlClientProvider messages={{ Client, MyData, Auth }}>{children}</NextIntlClientProvider>;
}
