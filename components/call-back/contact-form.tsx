import { useTranslations } from 'next-intl';
import { contactFieldNames, readCallBackFields } from '@/lib/call-back/call-back-fields';
import type { FormDraft } from '@/lib/contract/form-draft';
import { CallBackForm } from './call-back-form';

/** The contact page's form: a call-back request whose subject stands in the message. */
export function ContactForm({ draft = null }: { draft?: FormDraft | null }) {
  const t = useTranslations('Contact');
  return (
    <CallBackForm
      form="contact"
      page="/contact"
      names={contactFieldNames}
      subjectLabel={t('subject')}
      submitLabel={t('send')}
      withPhone
      initial={draft ? readCallBackFields((name) => draft.words[name]) : undefined}
      initialFault={draft?.report}
    />
  );
}
