import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { tickOf } from '@/lib/admin/bulk';
import { recordHref } from '@/lib/admin/record-path';
import { type CallBack, callBackOutcomes } from '@/lib/contract/call-back';
import type { CallBackHistory } from '@/lib/contract/call-back-event';
import { Link } from '@/lib/i18n/navigation';
import { Choose } from '../case/deed';
import { Since } from '../case/since';
import { PostForm } from '../layout/post-form';
import { StateWord } from './call-back-marks';

type LinkedProps = { row: CallBack; linked: CallBackHistory['linked'] };
const together = 'together';

/** Who may be the same person; what is the same case is closed with this one. */
export function LinkedRequests({ row, linked }: LinkedProps) {
  const t = useTranslations('AdminCallBacks');
  const isOpen = ({ state }: CallBack) => state !== null && state !== 'closed';
  const canClose = isOpen(row) && linked.some(({ request }) => isOpen(request));
  return (
    <section aria-labelledby="linked" className="rounded-card border border-line bg-surface p-5">
      <h2 id="linked">{t('linked')}</h2>
      <ul className="mt-2 divide-y divide-line">
        {linked.map(({ request, by }) => (
          <li key={request.id} className="flex flex-wrap gap-x-4 gap-y-1 py-2">
            <Link href={recordHref('call-backs', String(request.id), '')} prefetch={false} className="link">
              <bdi>{request.name}</bdi> <span className="text-muted">{t('number', { id: request.id })}</span>
            </Link>
            <span>{t(`same.${by}`)}</span>
            <Since at={request.createdAt} isShort />
            <span>
              <StateWord row={request} />
            </span>
            {canClose && isOpen(request) && (
              <label className="flex min-h-8 cursor-pointer items-center gap-2">
                <input
                  type="checkbox"
                  name="ids"
                  form={together}
                  value={tickOf(request.id, request.version)}
                  defaultChecked={by !== 'email'}
                  className="size-5 accent-primary"
                />
                {t('together.tick')}
                <span className="sr-only">{t('number', { id: request.id })}</span>
              </label>
            )}
          </li>
        ))}
      </ul>
      {canClose && <CloseTogether row={row} />}
    </section>
  );
}

/** By the bar of the list: it says there how many were closed, and takes it back. */
function CloseTogether({ row }: Pick<LinkedProps, 'row'>) {
  const t = useTranslations('AdminCallBacks');
  const fields = { kind: 'callBack', action: 'close', path: '/adminPanel/call-backs', search: '' };
  return (
    <PostForm id={together} action="/api/admin/bulk" fields={{ ...fields, ids: tickOf(row.id, row.version) }}>
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <Choose
          name="value.outcome"
          label={t('together.label')}
          hint={t('together.hint')}
          none={t('act.choose')}
          value=""
          choices={callBackOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
          isRequired
        />
        <button type="submit" className={buttonStyle('secondary')}>
          {t('together.go')}
        </button>
      </div>
    </PostForm>
  );
}
