import 'server-only';
import { type Locale, toLocale } from '@/lib/i18n/languages';

/** The language of the page that something was sent from. */
export function localeOfPage(request: Request): Locale {
  return toLocale(pageOf(request)?.pathname.split('/')[1]);
}

/** The page that something was sent from; null where the browser does not say. */
export function pageOf(request: Request): URL | null {
  const page = request.headers.get('referer') ?? '';
  return URL.canParse(page) ? new URL(page) : null;
}
