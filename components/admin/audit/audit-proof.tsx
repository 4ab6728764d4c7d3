import { useTranslations } from 'next-intl';
import type { z } from 'zod';
import { buttonStyle } from '@/components/ui/button';
import type { auditVerification } from '@/lib/contract/audit';
import { Link } from '@/lib/i18n/navigation';
import { DoneLine } from '../layout/done-line';

/** Asks the API to go through the chain of hashes, and says what it found. */
export function AuditProof({ proof }: { proof: z.output<typeof auditVerification> | null }) {
  const t = useTranslations('AdminAudit');
  return (
    <>
      <Link href="/adminPanel/audit?verify=1" prefetch={false} className={buttonStyle('secondary')}>
        {t('verify')}
      </Link>
      {proof && (
        <div className="mt-2 basis-full">
          <DoneLine isFault={!proof.isWhole}>
            <span>
              {proof.isWhole ? t('whole', { count: proof.rows }) : t('broken', { id: String(proof.firstBroken ?? '') })}
            </span>
            <span className="wrap-anywhere basis-full text-sm">
              {t('head')} <bdi dir="ltr">{proof.head}</bdi>
            </span>
          </DoneLine>
        </div>
      )}
    </>
  );
}
