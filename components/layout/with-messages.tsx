import { type Messages, NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { type FaultyForm, formFaults } from '@/lib/contract/form-faults';

type WithMessagesProps = {
  rooms?: readonly (keyof Messages)[];
  /** The form on this page whose faults are to be said. */
  faults?: FaultyForm;
  children: React.ReactNode;
};

/** Words for script beyond those that every page carries: only the pages that need them do. */
export async function WithMessages({ rooms = [], faults, children }: WithMessagesProps) {
  const all = await getMessages();
  const words = Object.fromEntries((['Client', ...rooms] as const).map((room) => [room, all[room]]));
  // Too many attempts are said in two ways, one with the time to wait.
  const codes = faults ? [...formFaults[faults], 'attemptsTooManyFor' as const] : [];
  const Faults = Object.fromEntries(codes.map((code) => [code, all.Faults[code]]));
  return <NextIntlClientProvider messages={{ ...words, Faults }}>{children}</NextIntlClientProvider>;
}
