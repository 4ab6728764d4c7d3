import { languageOf, toLocale } from '@/lib/i18n/languages';

export function LanguageName({ of }: { of: string }) {
  const { tag, name } = languageOf(toLocale(of));
  return <bdi lang={tag}>{name}</bdi>;
}
