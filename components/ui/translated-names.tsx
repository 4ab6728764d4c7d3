import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { InOwnLanguage } from './in-own-language';

/** Names of the provider's with commas between. */
export function TranslatedNames({ names }: { names: readonly string[] }) {
  const comma = useTranslations('Client.card')('comma');
  return names.map((name, at) => (
    <Fragment key={name}>
      {at > 0 && comma}
      <InOwnLanguage isTranslatable>{name}</InOwnLanguage>
    </Fragment>
  ));
}
