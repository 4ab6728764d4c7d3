import { useTranslations } from 'next-intl';
import { contactFieldNames } from '@/lib/call-back/call-back-fields';
import type { CallBackDraft } from '@/lib/call-back/draft-cookie';
import { CallBackForm } from './call-back-form';

/** The contact page's form: a call-back request whose subject stands in the message. */
export function ContactForm({ draft = null }: { draft?: CallBackDraft | null }) {
  const t = useTranslations('Contact');
  return (
    <CallBackForm
      form="contact"
      page="/contact"
      names={contactFieldNames}
      subjectLabel={t('subject')}
      submitLabel={t('send')}
      withPhone
      initial={draft?.fields}
      initialFault={draft?.fault}
    />
  );
}
