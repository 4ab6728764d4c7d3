import { useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { textNameOf } from '@/lib/admin/translations';
import type { OutOfDate, Translation } from '@/lib/contract/translation';
import { languageOf, toLocale } from '@/lib/i18n/languages';
import { Excerpt } from '../layout/beginning';
import { changedColumn } from '../resource/changed-column';
import type { ResourceView } from '../resource/resource-view';
import { StillRight } from './still-right';

export const translationView: ResourceView<Translation> = {
  columns: [
    {
      key: 'original',
      label: 'AdminTranslations.original',
      isTitle: true,
      cell: ({ original }) => <Excerpt text={original} />,
    },
    { key: 'words', label: 'AdminTranslations.words', cell: (text) => <Words text={text} /> },
    { key: 'language', label: 'AdminTranslations.language', cell: (text) => <Language text={text} /> },
    { key: 'of', label: 'AdminTranslations.of', sort: 'place', cell: (text) => <Place text={text} /> },
    { key: 'state', label: 'AdminTranslations.state', cell: (text) => <State text={text} /> },
    { ...changedColumn, isSecondary: true },
  ],
};

type TextProps = { text: Translation };

function Words({ text: { words, language } }: TextProps) {
  const { tag, direction } = languageOf(toLocale(language));
  return (
    <span lang={tag} dir={direction} className="wrap-anywhere line-clamp-2 max-w-prose">
      {words}
    </span>
  );
}

function Language({ text }: TextProps) {
  const { tag, direction, name } = languageOf(toLocale(text.language));
  return (
    <bdi lang={tag} dir={direction}>
      {name}
    </bdi>
  );
}

function Place({ text: { kind, about } }: TextProps) {
  const t = useTranslations('AdminTranslations.kinds');
  return (
    <>
      {t(kind)}
      {about && (
        <span className="wrap-anywhere line-clamp-2 text-muted text-sm">
          <InOwnLanguage>{about}</InOwnLanguage>
        </span>
      )}
    </>
  );
}

function State({ text }: TextProps) {
  return useTranslations('AdminTranslations.states')(text.state);
}

type OriginalProps = {
  row: Translation;
  /** This translation alone, where its text has changed since, and with it those in other languages. */
  outOfDate: Record<'here' | 'everywhere', OutOfDate | null>;
};

/** What is to be said, and what it said before where it has changed since. */
export function Original({ row: text, outOfDate: { here, everywhere } }: OriginalProps) {
  const t = useTranslations('AdminTranslations');
  const [path, asked] = [`/adminPanel/translations/${text.translationId}`, { textName: textNameOf(text) }];
  return (
    <div className="measure mb-6 grid gap-4">
      <p>
        {t('into')} <Language text={text} /> · <Place text={text} />
      </p>
      {text.was && <Said title={t('was')} text={text.was} />}
      <Said title={t(text.was ? 'now' : 'original')} text={text.original} />
      {text.was && (
        <div className="flex flex-wrap gap-3">
          <StillRight asked={{ ...asked, language: text.language }} outOfDate={here} path={path} label="stillRight" />
          {everywhere && everywhere.count > 1 && (
            <StillRight asked={asked} outOfDate={everywhere} path={path} label="stillRightLanguages" />
          )}
        </div>
      )}
      {text.isHtml && <p className="text-muted">{t('html')}</p>}
    </div>
  );
}

function Said({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <InOwnLanguage
        as="p"
        className="wrap-anywhere mt-1 whitespace-pre-wrap rounded-card border border-line bg-surface p-4"
      >
        {text}
      </InOwnLanguage>
    </div>
  );
}
