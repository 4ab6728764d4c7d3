'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { MailText } from '@/lib/contract/mail-text';
import { fillVariables } from '@/lib/contract/variables';
import { languageOf, toLocale } from '@/lib/i18n/languages';

/** The mail as somebody gets it, filled in with made-up values; by script it follows what is typed above. */
export function MailPreview({ mail }: { mail: MailText }) {
  const t = useTranslations('AdminMailTexts');
  const [words, setWords] = useState({ subject: mail.subject, text: mail.text });
  useEffect(() => {
    const read = () => setWords({ subject: typedIn('subject'), text: typedIn('text') });
    read();
    document.addEventListener('input', read);
    return () => document.removeEventListener('input', read);
  }, []);
  const values = Object.fromEntries(mail.variables.map(({ name, sample }) => [name, sample]));
  const { tag, direction } = languageOf(toLocale(mail.language));
  return (
    <section aria-labelledby="preview" className="measure mt-8 grid gap-4">
      <h2 id="preview">{t('preview')}</h2>
      <p className="text-muted">{t('previewHint')}</p>
      <div lang={tag} dir={direction} className="wrap-anywhere rounded-card border border-line bg-surface p-5">
        <p className="font-semibold">{fillVariables(words.subject, values)}</p>
        <p className="mt-4 whitespace-pre-wrap">{fillVariables(words.text, values)}</p>
      </div>
      {/* Whole, so that the editor begins anew. */}
      <p>
        <a href="?words=shipped" className="link">
          {t('back')}
        </a>{' '}
        {t('backHint')}
      </p>
    </section>
  );
}

function typedIn(id: string): string {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
}
