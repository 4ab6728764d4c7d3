import type backOffice from '@/messages/admin/en.json';
import type site from '@/messages/en.json';
import type { Locale } from './languages';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof site & typeof backOffice;
  }
}
