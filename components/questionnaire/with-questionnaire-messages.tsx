import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';

/** Words of the questionnaire for script: only its own pages carry them. */
export async function WithQuestionnaireMessages({ children }: { children: React.ReactNode }) {
  const { Client, Questionnaire } = await getMessages();
  return <NextIntlClientProvider messages={{ Client, Questionnaire }}>{children}</NextIntlClientProvider>;
}
