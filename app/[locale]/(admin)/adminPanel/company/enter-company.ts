import { notFound } from 'next/navigation';
import { enterScreen } from '@/lib/auth/enter-screen';
import type { Session } from '@/lib/auth/session';
import { readCompany } from '@/lib/care-api/staff-company';
import type { Locale } from '@/lib/i18n/languages';

/** The lock of what stands below the company's editor, and the number of the only row it has. */
export async function enterCompany(
  params: Promise<{ locale: string }>,
  below: string,
): Promise<{ locale: Locale; session: Session; id: string }> {
  const { locale, session } = await enterScreen(params, 'company', below);
  const reading = await readCompany(session.accessToken);
  if (reading.state !== 'ready') notFound();
  return { locale, session, id: String(reading.value.id) };
}
