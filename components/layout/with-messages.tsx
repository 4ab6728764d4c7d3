import { type Messages, NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { type FaultyForm, formFaults } from '@/lib/contract/form-faults';
import { pickTexts, textsIn } from '@/lib/i18n/translated-text';

type WithMessagesProps = {
  rooms?: readonly (keyof Messages)[];
  /** The form on this page whose faults are to be said. */
  faults?: FaultyForm;
  /** Those of the provider's own that script shows. */
  texts?: readonly string[];
  children: React.ReactNode;
};

/** Words for script beyond those that every page carries: only the pages that need them do. */
export async function WithMessages({ rooms = [], faults, texts = [], children }: WithMessagesProps) {
  const all = await getMessages();
  const words = Object.fromEntries((['Client', ...rooms] as const).map((room) => [room, all[room]]));
  // Too many attempts are said in two ways, one with the time to wait.
  const codes = faults ? [...formFaults[faults], 'attemptsTooManyFor' as const] : [];
  const Faults = Object.fromEntries(codes.map((code) => [code, all.Faults[code]]));
  const messages = { ...words, Faults, ProviderTexts: pickTexts(textsIn(all), texts) };
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
