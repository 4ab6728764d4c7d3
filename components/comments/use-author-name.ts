import { useTranslations } from 'next-intl';
import { formerMember } from '@/lib/contract/comment';
import { isMadeUpName } from '@/lib/sign-in/made-up-name';

/** What a comment's author is called; a word of ours, in the page's language, for who has no name or no account now. */
export function useAuthorName(): (name: string | null | undefined) => { name: string; isOurs: boolean } {
  const t = useTranslations('Comments');
  return (name) => {
    if (name === formerMember) return { name: t('formerMember'), isOurs: true };
    return name && !isMadeUpName(name) ? { name, isOurs: false } : { name: t('somebody'), isOurs: true };
  };
}
