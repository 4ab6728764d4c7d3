import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DoneNotice, UndoForm } from '@/components/admin/layout/done-notice';
import { ScreenHead } from '@/components/admin/layout/screen-head';
import { OrderForm } from '@/components/admin/list/order-form';
import { Unavailable } from '@/components/layout/unavailable';
import { orderDraftName } from '@/lib/admin/order';
import { screenPath } from '@/lib/admin/screens';
import { enterScreen } from '@/lib/auth/enter-screen';
import { listWhole } from '@/lib/care-api/staff-resources';
import { getDraft } from '@/lib/forms/draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import { toId } from '@/lib/http/to-id';
import type { Described } from './shown-resource';

type OrderProps = PageProps<'/[locale]/adminPanel/[resource]/order'>;

export async function showOrder<Row>(described: Described<Row>, { params, searchParams }: OrderProps) {
  const { resource } = described;
  const { screen } = resource;
  const { session } = await enterScreen(params, screen, '/order');
  const { order, idOf } = resource;
  if (!order) notFound();
  const reading = await listWhole(resource, session.accessToken);
  if (reading.state !== 'ready') return <Unavailable />;
  const Beside = await described.order?.();
  const rows = reading.value;
  const say = await getTranslations();
  const placed = rows.map((row) => ({
    group: order.groupOf(row, say),
    id: Number(idOf(row)),
    name: order.nameOf(row),
  }));
  const names = [...new Set(placed.map(({ group }) => group))];
  const screens = await getTranslations('AdminLayout.screens');
  const t = await getTranslations('AdminList.order');
  const asked = readSearchParams(await searchParams);
  const run = toId(asked.get('run'));
  const draft = asked.has('problem') ? await getDraft(orderDraftName(screen)) : null;
  return (
    <>
      <ScreenHead
        title={t('title', { list: screens(screen) })}
        back={{ href: screenPath(screen), label: screens(screen) }}
      />
      <div id="problem">
        <DoneNotice asked={asked}>
          {run !== null && <UndoForm action="/api/admin/order" fields={{ screen, undo: run }} />}
        </DoneNotice>
      </div>
      <div className={Beside && 'grid gap-8 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start'}>
        <OrderForm
          screen={screen}
          groups={names.map((name) => ({ name, rows: placed.filter(({ group }) => group === name) }))}
          isGroupFixed={order.isGroupFixed}
          typed={draft?.words ?? {}}
        />
        {Beside && <Beside rows={rows} accessToken={session.accessToken} />}
      </div>
    </>
  );
}
