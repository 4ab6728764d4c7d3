import { useLocale, useTranslations } from 'next-intl';
import { csvHref, csvPath } from '@/lib/admin/bulk';
import type { ListQuery } from '@/lib/admin/list-query';
import type { BulkGroup, Choices } from '@/lib/admin/resource';
import { resources, tableKindOf } from '@/lib/contract/resources';
import { DeedsInPlace } from '../list/deeds-in-place';
import { ListFrame } from '../list/list-frame';
import { QuickForm } from '../list/quick-form';
import { RowMenu } from '../list/row-menu';
import { AskDelete, RowTrashForm } from '../list/row-trash';
import type { ActionField, ActionGroup } from '../list/selection-actions';
import type { ResourceListProps } from './resource-list-props';
import { RowActions } from './row-actions';
import { useRows } from './use-rows';

export function ResourceList<Row>(props: ResourceListProps<Row>) {
  const { resource, view, chosen, choice, isAdmin, typed: _, ...shown } = props;
  const { kind, words, nameOf, editor, remove, table, lacks = [] } = resource;
  const { query, page, asked } = shown;
  const t = useTranslations();
  const rows = useRows(props);
  const { path, search, inSearch, hasTrash, id, tick, hrefOf, quickFields } = rows;
  const { groups, filters } = useChoices(props, hasTrash);
  const columns = view.columns.flatMap(({ label, ...column }) =>
    lacks.includes(column.key) ? [] : [{ ...column, label: t(label) }],
  );
  const csv = useCsv(table, query);
  const find = (wanted: string | null) => page?.items.find((row) => id(row) === wanted);
  const [edited, deleted] = [editor && find(asked.edit), remove && find(asked.delete)];
  const taken = edited ?? deleted;
  const hasActions = quickFields.length > 0 || remove || view.RowLink;
  return (
    <>
      {resource.isListOnly && words.readOnly && (
        <p className="mb-4 rounded-control bg-sand px-4 py-3">{t(words.readOnly)}</p>
      )}
      {hasTrash && <RowTrashForm kind={kind} path={path} search={search} />}
      {view.isQueue && page && <DeedsInPlace kind={kind} path={path} search={search} />}
      <ListFrame
        {...shown}
        path={path}
        words={{ caption: t(words.caption), empty: t(words.none) }}
        columns={columns.filter(({ key, isTitle }) => isTitle || !choice?.hidden.includes(key))}
        choice={choice && { ...choice, list: resource.screen, path, search: inSearch, all: columns, size: query.size }}
        statuses={Object.fromEntries(Object.entries(words.statuses).map(([status, key]) => [status, t(key)]))}
        filters={filters}
        elsewhere={
          hasTrash
            ? [{ status: 'trash', label: t('AdminLayout.screens.trash'), href: `/adminPanel/trash?kind=${kind}` }]
            : []
        }
        order={resource.order && { href: `${path}/order`, label: t('AdminList.order.link') }}
        create={words.add ? { href: `${path}/new`, label: t(words.add) } : undefined}
        csv={csv}
        bulk={
          groups.length > 0 && !resource.isOneByOne
            ? {
                kind,
                action: '/api/admin/bulk',
                groups,
                table: table && csvPath(table),
                ways: resource.ways?.map((way) => ({ ...way, label: t(way.label) })),
              }
            : undefined
        }
        tickOf={tick}
        keys={[
          ...Object.entries((query.view ? view.boardKeys : view.keys) ?? {}).map(([key, label]) => ({
            key,
            label: t(label),
          })),
          ...(query.view ? [] : (resource.ways ?? [])).map(({ letter, label }) => ({
            key: letter,
            label: t('AdminList.keys.ticked', { way: t(label) }),
          })),
        ]}
        isGrid={view.isGrid}
        idOf={id}
        nameOf={nameOf}
        hrefOf={resource.isListOnly ? () => null : hrefOf}
        rowActions={hasActions ? rowActions : undefined}
        insteadOf={taken ? { id: id(taken), content: edited ? quickForm(edited) : question(taken) } : null}
      />
    </>
  );

  function quickForm(row: Row) {
    const opened = editor?.toOpened(row);
    if (!opened) return;
    const action = `/api/admin/${resource.screen}`;
    const fields = quickFields.filter(({ name }) => opened && name in opened.fields);
    return <QuickForm action={action} id={id(row)} opened={opened} fields={fields} back={path + search} />;
  }

  function rowActions(row: Row) {
    const actions = <RowActions {...{ resource, view, rows, row, isAdmin }} />;
    const isMany = view.RowLink && (quickFields.length > 0 || remove);
    return isMany && !view.staysOpen?.(row) ? <RowMenu name={nameOf(row)}>{actions}</RowMenu> : actions;
  }

  function question(row: Row) {
    return <AskDelete kind={kind} id={id(row)} name={nameOf(row)} path={path} search={search} />;
  }
}

/** Where what is asked for is had as a table, and the columns of that. */
function useCsv(file: string | undefined, query: ListQuery) {
  const locale = useLocale();
  const t = useTranslations('AdminTables');
  const kind = file && tableKindOf(file);
  if (!kind) return;
  const { csv } = resources[kind];
  const columns = csv.columns
    .filter((key) => !('key' in csv && csv.key === key))
    .map((key) => ({ key, label: t(key) }));
  return { href: csvHref(file, query, locale), columns };
}

/** What the list can be narrowed to, and what can be done with several rows, in words. */
function useChoices<Row>({ resource, query, rules, chosen, typed = {} }: ResourceListProps<Row>, hasTrash: boolean) {
  const t = useTranslations();
  const locale = useLocale();
  const filters = Object.entries(resource.filters ?? {}).flatMap(([name, { label, choices: said, isByLetters }]) => {
    const choices = said && choicesOf(said);
    if (isByLetters) choices?.sort((a, b) => a.label.localeCompare(b.label, locale));
    return name in (rules.filters ?? {}) ? [{ name, label: t(label), ...(choices && { choices }) }] : [];
  });
  const groups: ActionGroup[] = [
    ...(resource.bulk ?? []).flatMap(({ actions, field, status = query.status }) =>
      status === query.status ? [{ actions: namedActions(actions), ...(field && { field: fieldOf(field) }) }] : [],
    ),
    ...(hasTrash ? [{ actions: [{ value: 'trash', label: t('AdminList.trash.button') }] }] : []),
  ];
  return { filters, groups };

  function choicesOf(choices: Choices) {
    if (typeof choices === 'string') return chosen[choices] ?? [];
    return choices.map(({ value, label }) => ({ value, label: t(label) }));
  }

  function namedActions(actions: BulkGroup['actions']) {
    return Object.entries(actions).map(([value, key]) => ({ value, label: t(key) }));
  }

  function fieldOf({ label, hint, none, choices, ...field }: NonNullable<BulkGroup['field']>): ActionField {
    return {
      ...field,
      given: typed[field.name] ?? '',
      label: t(label),
      ...(hint && { hint: t(hint) }),
      ...(none && { none: t(none) }),
      ...(choices && { choices: choicesOf(choices) }),
    };
  }
}
