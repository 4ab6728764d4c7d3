import { notFound } from 'next/navigation';
import { isLocale, type Locale } from './languages';

/** The locale of a route, or the 404 page. */
export async function requireLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) ? locale : notFound();
}
