import type { BreadcrumbList } from 'schema-dts';
import { type Locale, localePath } from '@/lib/i18n/languages';

export type Step = {
  name: string;
  path: string;
  content?: string;
};

export function breadcrumbList(steps: Step[], { locale, site }: { locale: Locale; site: string }): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site}${localePath(locale, path)}`,
    })),
  };
}
