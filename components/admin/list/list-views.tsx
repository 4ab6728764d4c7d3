import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { OnceField } from '@/components/forms/once-field';
import { buttonStyle } from '@/components/ui/button';
import { pageSizes } from '@/lib/admin/list-query';
import type { ListChoice } from '@/lib/contract/view';
import { Link } from '@/lib/i18n/navigation';
import { PostForm } from '../layout/post-form';

type Choice = ListChoice & {
  list: string;
  path: string;
  /** What the list is asked for now. */
  search: string;
  /** The columns there are, shown or not. */
  all: readonly { key: string; label: string; isTitle?: true }[];
};

const summary =
  'flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 font-semibold text-primary [&::-webkit-details-marker]:hidden';
const panel = 'grid gap-3 rounded-card border border-line bg-surface p-4';
const control = 'min-h-11 w-full rounded-control border border-line-strong bg-surface px-3';

/** Questions to a list under names of their own, and how somebody has it: columns and size. Plain forms. */
export function ListViews({ choice }: { choice: Choice }) {
  const t = useTranslations('AdminList.views');
  const { views, viewId, path } = choice;
  return (
    <section aria-label={t('label')} className="flex flex-wrap items-start gap-x-4 max-lg:order-3">
      {views.length > 0 && (
        <ul className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
          {views.map(({ id, name, search, isShared, isMine }) => (
            <li key={id} className="flex items-center gap-1">
              <Link href={path + (search || '?view=all')} prefetch={false} className="link min-h-8 py-1">
                <span dir="auto">{name}</span>
                {id === viewId && <span className="text-muted text-sm"> {t('isFirst')}</span>}
                {isShared && !isMine && <span className="text-muted text-sm"> {t('isShared')}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Folded label={t('edit')}>
        <SaveForm choice={choice} />
        {views.length > 0 && <ViewsForm choice={choice} />}
      </Folded>
      <Folded label={t('columns')}>
        <ColumnsForm choice={choice} />
      </Folded>
    </section>
  );
}

function Folded({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <details className="max-w-xl lg:relative">
      <summary className={summary}>
        <ChevronDown aria-hidden className="size-5 [[open]>summary>&]:rotate-180" />
        {label}
      </summary>
      <div className="grid gap-3 lg:absolute lg:end-0 lg:z-20 lg:w-max lg:min-w-80 lg:max-w-xl [&>form]:lg:shadow-md">
        {children}
      </div>
    </details>
  );
}

type FormProps = { choice: Choice; action?: string; children: React.ReactNode };

function ChoiceForm({ choice: { list, path, search }, action, children }: FormProps) {
  return (
    <PostForm action="/api/admin/lists" fields={{ list, path, search, action }} className={panel}>
      {children}
    </PostForm>
  );
}

function Tick({ name, value = '1', label, isOn }: { name: string; value?: string; label: string; isOn: boolean }) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3">
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} className="size-5 accent-primary" />
      {label}
    </label>
  );
}

function SaveForm({ choice }: { choice: Choice }) {
  const t = useTranslations('AdminList.views');
  return (
    <ChoiceForm choice={choice} action="save">
      <OnceField />
      <div>
        <label htmlFor="view-name" className="font-semibold">
          {t('name')}
        </label>
        <input id="view-name" name="name" required maxLength={60} dir="auto" className={control} />
      </div>
      <Tick name="isShared" label={t('share')} isOn={false} />
      <Tick name="isFirst" label={t('first')} isOn={false} />
      <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
        {t('save')}
      </button>
    </ChoiceForm>
  );
}

function ViewsForm({ choice }: { choice: Choice }) {
  const t = useTranslations('AdminList.views');
  return (
    <ChoiceForm choice={choice}>
      <div>
        <label htmlFor="view-id" className="font-semibold">
          {t('which')}
        </label>
        <select id="view-id" name="viewId" defaultValue={choice.viewId ?? undefined} className={control}>
          {choice.views.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="flex flex-wrap gap-2">
        {(['begin', 'plain', 'forget'] as const).map((action) => (
          <button key={action} type="submit" name="action" value={action} className={buttonStyle('secondary')}>
            {t(action)}
          </button>
        ))}
      </div>
    </ChoiceForm>
  );
}

function ColumnsForm({ choice }: { choice: Choice }) {
  const t = useTranslations('AdminList.views');
  const list = useTranslations('AdminList');
  return (
    <ChoiceForm choice={choice} action="choose">
      <fieldset>
        <legend className="font-semibold">{t('columns')}</legend>
        {choice.all.map(
          ({ key, label, isTitle }) =>
            !isTitle && (
              <div key={key}>
                <input type="hidden" name="columns" value={key} />
                <Tick name="shown" value={key} label={label} isOn={!choice.hidden.includes(key)} />
              </div>
            ),
        )}
      </fieldset>
      <div>
        <label htmlFor="choice-size" className="font-semibold">
          {list('size')}
        </label>
        <select id="choice-size" name="size" defaultValue={choice.size ?? undefined} className={control}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </div>
      <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
        {t('keep')}
      </button>
    </ChoiceForm>
  );
}
