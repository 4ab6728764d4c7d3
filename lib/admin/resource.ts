import type { MessageKeys, NestedKeyOf } from 'next-intl';
import type { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { ResourceKind } from '@/lib/contract/resources';
import type words from '@/messages/admin/en.json';
import type { Opened } from './editor-state';
import type { ListRules } from './list-query';
import type { Fields } from './merge-edits';
import type { ListPage } from './page-of-rows';
import type { Screen } from './screens';

/** Where some words of the back office stand in `messages/admin`: `AdminFaqs.question`. */
export type WordKey = MessageKeys<typeof words, NestedKeyOf<typeof words>>;

/**
 * What a field is filled in by: one line, or several, HTML shown as it will look, a number, a day, one of its choices, or
 * any of them: their values with commas between; a point of a picture, as `30,20,name.jpg`, or a picture of the library by
 * its name.
 */
export type FieldKind = 'line' | 'text' | 'rich' | 'number' | 'day' | 'choice' | 'checks' | 'focus' | 'picture';

/** A field of a resource's form; what its editor makes of it is `EditorField` in components/admin/editor. */
export type ResourceField = {
  name: string;
  label: WordKey;
  hint?: WordKey;
  kind: FieldKind;
  type?: 'tel' | 'email' | 'url';
  rows?: number;
  /** Characters. */
  max?: number;
  /** Of boxes to tick, and of pictures. */
  room?: ChoiceRoom;
  /** Of a choice: before the rows of its room. */
  values?: readonly { value: string; label: WordKey }[];
  optional?: WordKey;
  /** A new row begins with what the editor's address says under this name. */
  startsFromAddress?: true;
};

type Answering<T> = Endpoint & { response: z.ZodType<T> };

/** What a value can be chosen from: fixed ones, or rows that are asked for with the page. */
export type Choices = readonly { value: string; label: WordKey }[] | ChoiceRoom;
export type ChoiceRoom =
  | 'categories'
  | 'filters'
  | 'headers'
  | 'questionnaires'
  | 'owners'
  | 'applicationOwners'
  | 'pictures'
  | 'menus'
  | 'languages';
/** Choices of one group may stand together under its name, by a shorter one of their own. */
export type Choice = { value: string; label: string; group?: string; inGroup?: string };
/** Rows that can be chosen, by their names. */
export type Chosen = Partial<Record<ChoiceRoom, Choice[]>>;

/** Things to do with many rows: buttons, and what they are to be given where they want something. */
export type BulkGroup = {
  /** By the API's names. */
  actions: Readonly<Record<string, WordKey>>;
  field?: { name: string; label: WordKey; hint?: WordKey; max?: number; choices?: Choices; none?: WordKey };
  /** Of rows of this status alone. */
  status?: string;
};

/** What is said of one kind of thing that staff keep, whatever its rows are made of; the first six are the contract's. */
export type ResourceFacts = {
  kind: ResourceKind;
  /** Its list stands at the screen's address, its editors below. */
  screen: Screen;
  /** How many can be changed at once, and go into a trash from which they come back. */
  hasTrash?: true | undefined;
  /** The name of its table under `admin/export`. */
  table?: string | undefined;
  remove?: Endpoint | undefined;
  /** Its rows are read in the list alone. */
  isListOnly?: true | undefined;
  words: {
    caption: WordKey;
    /** Of a list without rows. */
    none: WordKey;
    /** With `{count}`, on the first screen: of the first status, or of those that are named where the list has them. */
    count?: WordKey | Readonly<Record<string, WordKey>>;
    /** The way to a new one; without it none are made here. */
    add?: WordKey;
    statuses: Readonly<Record<string, WordKey>>;
    /** Of a list that is only read: why nothing can be changed. */
    readOnly?: WordKey;
  };
  /** The status it begins with where its first has no rows. */
  otherwise?: string;
  rules: ListRules;
  /** Columns that nothing is known for. */
  lacks?: readonly string[];
  /** Without choices any text will do. */
  filters?: Readonly<Record<string, { label: WordKey; choices?: Choices }>>;
  bulk?: readonly BulkGroup[];
  /** Where rows that are ticked stand side by side. */
  compare?: { path: string; label: WordKey };
  /** Rows are changed one at a time. */
  isOneByOne?: true;
  /** What goes only into another one while it holds something: the way to that leads to the end of its editor. */
  mergeWord?: WordKey;
};

/** One kind of thing that staff keep: what its list, its editors and their handlers are made of. */
export type Resource<Row> = ResourceFacts & {
  /** Answers the whole, or a page where one is asked for. */
  list: Answering<unknown[] | ListPage<Row>>;
  idOf: (row: Row) => number | string;
  nameOf: (row: Row) => string;
  /** Of rows that are changed at once though they have no editor. */
  versionOf?: (row: Row) => number | null;
  /** False where a row cannot be deleted as it is. */
  mayDelete?: (row: Row) => boolean;
  /** Rows have an order of their own, in groups of these names. */
  order?: {
    groupOf: (row: Row, say: (key: WordKey, values?: Record<string, string>) => string) => string;
    nameOf: (row: Row) => string;
    /** Its list answers them all only page by page. */
    isInPages?: true;
    /** The groups have no order that anybody could change. */
    isGroupFixed?: true;
  };
  /** Without it a row is only looked at, on a screen of its own. */
  editor?: ResourceEditor<Row>;
  /** Of what is seen through on a screen of its own: staff enter new rows all the same. */
  entry?: ResourceEntry<Row>;
};

type ResourceEntry<Row> = {
  create: Answering<Row>;
  fields: readonly ResourceField[];
  /** The API's names of fields that go by others here. */
  names: Record<string, string>;
  toBody: (fields: Fields) => object;
};

type ResourceEditor<Row> = {
  get: Answering<Row>;
  /** Absent where no new ones are made. */
  create?: Answering<Row>;
  update: Answering<Row>;
  fields: readonly ResourceField[];
  /** Those that can be changed in the list. */
  quick: readonly string[];
  /** The API's names of fields that go by others here. */
  names: Record<string, string>;
  toOpened: (row: Row) => Opened;
  /** `was` is what the fields began with. */
  toBody: (fields: Fields, was: Fields) => object;
  /** What the product came with, where that can be had again: the editor begins with it at `?words=shipped`. */
  toShipped?: (row: Row) => Fields;
};
