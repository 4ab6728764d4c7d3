import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Sentence } from '@/components/ui/in-own-language';
import type { Kind } from '@/lib/contract/kind';
import { sentenceGap } from '@/lib/i18n/languages';
import type { ListingView } from '@/lib/listings/listing-view';

/** Care that comes to people is based in its town; a home stands in it. */
const coming: readonly Kind[] = ['live-in-care', 'home-care'];
const namedAtOnce = 2;

/** 'A care home for older people in St Andrews. Run by Rose Care Ltd. Registered for 40 people.' */
export function WhatItIs({ listing }: { listing: ListingView }) {
  const t = useTranslations('Details.what');
  const format = useFormatter();
  const locale = useLocale();
  const { kinds, audiences, register, provider } = listing;
  const place = listing.city || listing.location;
  const kind = format.list(kinds.slice(0, namedAtOnce).map((name) => t(`kinds.${name}`)));
  const whom = format.list(audiences.map((name) => t(`audiences.${name}`)));
  const sentences = [
    kind &&
      t('is', {
        // A Turkish i keeps its dot.
        kind: kind.charAt(0).toLocaleUpperCase(locale) + kind.slice(1),
        whom: whom || 'nobody',
        where: !place ? 'nowhere' : kinds.some((name) => coming.includes(name)) ? 'based' : 'in',
        place,
      }),
    provider && t('runBy', { provider }),
    register?.places &&
      t('registeredFor', { count: register.places, whom: audiences.join() === 'children' ? 'children' : 'people' }),
  ];
  const text = sentences.filter(Boolean).join(sentenceGap(locale));
  return (
    text && (
      <p className="measure text-xl">
        <Sentence content={[place, provider]}>{text}</Sentence>
      </p>
    )
  );
}
