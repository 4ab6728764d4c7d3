'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { toMailBlocks } from '@/lib/contract/mail-blocks';
import type { MailText } from '@/lib/contract/mail-text';
import { fillVariables } from '@/lib/contract/variables';
import { MailLetter } from './mail-letter';

/** Where the made-up links lead. */
const sampleSite = 'https://www.example.org';

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
  return (
    <section aria-labelledby="preview" className="measure mt-8 grid gap-4">
      <h2 id="preview">{t('preview')}</h2>
      <p className="text-muted">{t('previewHint')}</p>
      <MailLetter
        subject={fillVariables(words.subject, values)}
        blocks={toMailBlocks(fillVariables(words.text, values), { home: sampleSite, open: mail.open })}
        language={mail.language}
      />
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
