import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type messages from '@/messages/en.json';

type WithMessagesProps = { rooms: readonly (keyof typeof messages)[]; children: React.ReactNode };

/** Words for script beyond those that every page carries: only the pages that need them do. */
export async function WithMessages({ rooms, children }: WithMessagesProps) {
  const all = await getMessages();
  const words = Object.fromEntries((['Client', ...rooms] as const).map((room) => [room, all[room]]));
  return <NextIntlClientProvider messages={words}>{children}</NextIntlClientProvider>;
}
