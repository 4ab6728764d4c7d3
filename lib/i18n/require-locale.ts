import { notFound } from 'next/navigation';
import { isLocale, type Locale } from './languages';

export async function requireLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) ? locale : notFound();
}
