import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';

/** Words of the dashboard for script: only it carries them. */
export async function WithDashboardMessages({ children }: { children: React.ReactNode }) {
  const { Client, Dashboard } = await getMessages();
  return <NextIntlClientProvider messages={{ Client, Dashboard }}>{children}</NextIntlClientProvider>;
}
