import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { PostForm } from '../layout/post-form';
import { DragRows } from './drag-rows';

type OrderFormProps = {
  screen: string;
  /** In their order; a group without a name stands alone. */
  groups: readonly { name: string; rows: readonly { id: number; name: string }[] }[];
  isGroupFixed?: true | undefined;
  /** Numbers by field, where a refused form came back with them. */
  typed: Readonly<Record<string, string>>;
};

const most = 99_999;

/** Rows put in an order, by numbers, step by step or by dragging them: a plain form. */
export function OrderForm({ screen, groups, isGroupFixed, typed }: OrderFormProps) {
  const t = useTranslations('AdminList.order');
  const hasGroups = groups.length > 1 && !isGroupFixed;
  return (
    <PostForm action="/api/admin/order" fields={{ screen }} className="grid gap-6">
      <p className="measure">{t('hint')}</p>
      <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
        {t('save')}
      </button>
      {groups.map(({ name, rows }, at) => (
        <section key={name} {...(name && { 'aria-labelledby': `group-${at}` })}>
          {name && (
            <div className="flex flex-wrap items-center gap-3">
              {hasGroups && (
                <Place
                  name={name}
                  field="groupPlace"
                  id={`place-group-${at}`}
                  value={typed[`group.${at}`]}
                  at={at}
                  step={`group.${at}`}
                  last={groups.length - 1}
                />
              )}
              <h2 id={`group-${at}`} dir="auto" className="text-2xl">
                {name}
              </h2>
            </div>
          )}
          <DragRows
            key={rows.map(({ id }) => id).join()}
            rows={rows.map((row, place) => ({
              id: row.id,
              content: (
                <>
                  <input type="hidden" name="row" value={`${at}.${row.id}`} />
                  <Place
                    name={row.name}
                    field={`place.${row.id}`}
                    id={`place-${row.id}`}
                    value={typed[`place.${row.id}`]}
                    at={place}
                    step={`row.${row.id}`}
                    last={rows.length - 1}
                  />
                  <bdi className="wrap-break-word min-w-0 flex-1 basis-48 max-sm:pb-2">{row.name}</bdi>
                </>
              ),
            }))}
          />
        </section>
      ))}
    </PostForm>
  );
}

type PlaceProps = {
  name: string;
  field: string;
  id: string;
  value: string | undefined;
  at: number;
  step: string;
  last: number;
};

function Place({ name, field, id, at, value = `${at + 1}`, step, last }: PlaceProps) {
  const t = useTranslations('AdminList.order');
  return (
    <span className="flex shrink-0 items-center gap-1">
      <input
        id={id}
        name={field}
        type="number"
        min={1}
        max={most}
        defaultValue={value}
        aria-label={t('place', { name })}
        dir="ltr"
        className="min-h-11 w-16 rounded-control border border-line-strong bg-surface px-2"
      />
      {(
        [
          ['up', ArrowUp, at === 0],
          ['down', ArrowDown, at === last],
        ] as const
      ).map(([way, Sign, isEnd]) => (
        <button
          key={way}
          type="submit"
          name="step"
          value={`${step}.${way}`}
          disabled={isEnd}
          aria-label={t(way, { name })}
          className="inline-flex size-11 cursor-pointer items-center justify-center rounded-control hover:bg-sage-soft disabled:cursor-default disabled:opacity-30"
        >
          <Sign aria-hidden className="size-5" />
        </button>
      ))}
    </span>
  );
}
