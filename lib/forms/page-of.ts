import 'server-only';
import { type Locale, toLocale } from '@/lib/i18n/languages';

export function localeOfPage(request: Request): Locale {
  return toLocale(pageOf(request)?.pathname.split('/')[1]);
}

export function pageOf(request: Request): URL | null {
  const page = request.headers.get('referer') ?? '';
  return URL.canParse(page) ? new URL(page) : null;
}
