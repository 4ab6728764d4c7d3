import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';

/** Words of the profile for script: only its page carries them. */
export async function WithProfileMessages({ children }: { children: React.ReactNode }) {
  const { Client, Profile } = await getMessages();
  return <NextIntlClientProvider messages={{ Client, Profile }}>{children}</NextIntlClientProvider>;
}
