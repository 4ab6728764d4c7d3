import { useLocale, useTranslations } from 'next-intl';
import { csvHref, csvPath, tickOf } from '@/lib/admin/bulk';
import { type ListQuery, type ListRules, listSearch } from '@/lib/admin/list-query';
import type { ListPage } from '@/lib/admin/page-of-rows';
import { recordHref } from '@/lib/admin/record-path';
import type { BulkGroup, Choices, Chosen, Resource } from '@/lib/admin/resource';
import { screenPath } from '@/lib/admin/screens';
import { resources, tableKindOf } from '@/lib/contract/resources';
import type { ListChoice } from '@/lib/contract/view';
import { Link } from '@/lib/i18n/navigation';
import { DeedsInPlace } from '../list/deeds-in-place';
import { ListFrame } from '../list/list-frame';
import { QuickForm } from '../list/quick-form';
import { RowMenu } from '../list/row-menu';
import { AskDelete, AskDeleteLink, RowTrashForm, TrashButton } from '../list/row-trash';
import type { ActionField, ActionGroup } from '../list/selection-actions';
import type { ResourceView } from './resource-view';
import { useEditorFields } from './use-editor-fields';

type ResourceListProps<Row> = {
  resource: Resource<Row>;
  view: ResourceView<Row>;
  query: ListQuery;
  ignored: string[];
  /** Null when it cannot be had now. */
  page: ListPage<Row> | null;
  /** The row whose place its quick form takes, or the question whether it is to go for good. */
  asked: { edit: string | null; delete: string | null };
  /** What it can be asked for, as this person has it. */
  rules: ListRules;
  /** Rows that filters and bulk actions can be given. */
  chosen: Chosen;
  /** Whether whoever reads it may do everything. */
  isAdmin: boolean;
  /** Where the address asks for another view than the table. */
  board?: React.ReactNode;
  /** What was typed for many rows and came back, by field. */
  typed?: Record<string, string> | undefined;
  /** How this person has the list; null where nobody keeps that. */
  choice: ListChoice | null;
};

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

function useRows<Row>({ resource, query, rules, chosen }: ResourceListProps<Row>) {
  const { editor, hasTrash = false } = resource;
  const path = screenPath(resource.screen);
  /** As an address says it to anybody, whatever they have chosen. */
  const inSearch = listSearch(query, resource.rules, { page: query.page });
  const search = listSearch(query, rules, { page: query.page });
  const id = (row: Row) => String(resource.idOf(row));
  const versionOf = resource.versionOf ?? ((row: Row) => editor?.toOpened(row).version ?? null);
  return {
    path,
    search,
    inSearch,
    hasTrash,
    id,
    tick: (row: Row) => tickOf(id(row), versionOf(row)),
    hrefOf: (row: Row) => recordHref(resource.screen, id(row), inSearch),
    hrefWith: (name: string, row: Row) => `${path}${search}${search ? '&' : '?'}${name}=${id(row)}`,
    quickFields: useEditorFields(editor?.fields ?? [], chosen).filter(({ name }) => editor?.quick.includes(name)),
  };
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

type RowActionsProps<Row> = Pick<ResourceListProps<Row>, 'resource' | 'view' | 'isAdmin'> & {
  rows: ReturnType<typeof useRows<Row>>;
  row: Row;
};

function RowActions<Row>({ resource, view, rows, row, isAdmin }: RowActionsProps<Row>) {
  const t = useTranslations();
  const { search, hasTrash, id, tick, hrefOf, hrefWith, quickFields } = rows;
  const { nameOf, remove, mayDelete = () => true } = resource;
  const name = nameOf(row);
  const isDeletable = remove !== undefined && mayDelete(row);
  return (
    <>
      {quickFields.length > 0 && (
        <RowLink href={hrefWith('edit', row)} name={name} isQuickEdit>
          {t('AdminList.quick.edit')}
        </RowLink>
      )}
      {isDeletable && hasTrash && <TrashButton id={id(row)} name={name} />}
      {isDeletable && !hasTrash && <AskDeleteLink href={hrefWith('delete', row)} name={name} />}
      {remove && !isDeletable && resource.mergeWord && (
        <RowLink href={`${hrefOf(row)}#merge`} name={name}>
          {t(resource.mergeWord)}
        </RowLink>
      )}
      {view.RowLink && <view.RowLink {...{ row, search, isAdmin }} href={hrefOf(row)} tick={tick(row)} />}
    </>
  );
}

type RowLinkProps = { href: string; name: string; isQuickEdit?: boolean; children: React.ReactNode };

/** A thing to do with one row, whose name is said to those who do not see where it stands. */
export function RowLink({ href, name, isQuickEdit = false, children }: RowLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={!isQuickEdit}
      {...(isQuickEdit && { 'data-quick-edit': true })}
      className="link min-h-8 py-1"
    >
      {children}
      <span className="sr-only"> {name}</span>
    </Link>
  );
}
