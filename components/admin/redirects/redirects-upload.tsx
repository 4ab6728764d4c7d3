import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import { isWholeCode } from '@/lib/contract/fault-words';
import { DoneLine } from '../layout/done-line';
import { HeadFold } from '../layout/head-fold';
import { PostForm } from '../layout/post-form';

/** What a table has done: how many lines, and the first that could not be taken, as `4 menuAddressInvalid`. */
type Sent = { created: number; changed: number; unchanged: number; refused: number; lines: readonly string[] };

/** The way in for a table of redirects, and what became of the one that was just sent: a plain form. */
export function RedirectsUpload({ sent }: { sent: Sent | null }) {
  const t = useTranslations('AdminRedirects');
  return (
    <>
      {sent && (
        <div className="mt-3 basis-full">
          <SentLines sent={sent} />
        </div>
      )}
      <HeadFold label={t('upload')}>
        <PostForm action="/api/admin/redirects/upload" encType="multipart/form-data" className="grid max-w-xl gap-4">
          <Field id="redirects-file" label={t('file')} hint={t('fileHint')}>
            {(wiring) => <input {...wiring} name="file" type="file" required accept=".csv,.tsv,.txt,.xlsx,.ods,.gz" />}
          </Field>
          <button type="submit" className={`${buttonStyle('secondary')} justify-self-start`}>
            {t('send')}
          </button>
        </PostForm>
      </HeadFold>
    </>
  );
}

function SentLines({ sent: { refused, lines, ...counts } }: { sent: Sent }) {
  const t = useTranslations('AdminRedirects');
  const faults = useTranslations('Faults');
  return (
    <DoneLine isFault={refused > 0}>
      <div>
        <p>
          {t('taken', counts)} {refused > 0 && t('refused', { count: refused })}
        </p>
        {lines.map((said) => {
          const [line = '', code = ''] = said.split(' ');
          return (
            <p key={said}>
              {t('line', { line })} {faults(isWholeCode(code) ? code : 'valueUnreadable')}
            </p>
          );
        })}
      </div>
    </DoneLine>
  );
}
