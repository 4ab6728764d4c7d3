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

/** `rich` is HTML shown as it will look; `checks` are values with commas between; `focus` is `30,20,name.jpg`. */
export type FieldKind = 'line' | 'text' | 'rich' | 'number' | 'day' | 'choice' | 'checks' | 'focus' | 'picture';

export type ResourceField = {
  name: string;
  label: WordKey;
  hint?: WordKey;
  kind: FieldKind;
  type?: 'tel' | 'email' | 'url';
  rows?: number;
  /** Characters. */
  max?: number;
  room?: ChoiceRoom;
  /** Of a choice: before the rows of its room. */
  values?: readonly { value: string; label: WordKey }[];
  optional?: WordKey;
  /** A new row begins with what the editor's address says under this name. */
  startsFromAddress?: true;
};

type Answering<T> = Endpoint & { response: z.ZodType<T> };

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
  | 'languages'
  | 'colleagues';
/** Choices of one group may stand together under its name, by a shorter one of their own. */
export type Choice = { value: string; label: string; group?: string; inGroup?: string };
export type Chosen = Partial<Record<ChoiceRoom, Choice[]>>;

export type BulkGroup = {
  actions: Readonly<Record<string, WordKey>>;
  field?: { name: string; label: WordKey; hint?: WordKey; max?: number; choices?: Choices; none?: WordKey };
  status?: string;
};

export type ResourceFacts = {
  kind: ResourceKind;
  screen: Screen;
  /** How many can be changed at once, and go into a trash from which they come back. */
  hasTrash?: true | undefined;
  table?: string | undefined;
  remove?: Endpoint | undefined;
  isListOnly?: true | undefined;
  words: {
    caption: WordKey;
    /** Of a list without rows. */
    none: WordKey;
    /** With `{count}`, on the first screen: of the first status, or of those that are named where the list has them. */
    count?: WordKey | Readonly<Record<string, WordKey>>;
    add?: WordKey;
    statuses: Readonly<Record<string, WordKey>>;
    readOnly?: WordKey;
  };
  /** The status it begins with where its first has no rows. */
  otherwise?: string;
  rules: ListRules;
  /** Columns that nothing is known for. */
  lacks?: readonly string[];
  filters?: Readonly<Record<string, { label: WordKey; choices?: Choices; isByLetters?: true }>>;
  bulk?: readonly BulkGroup[];
  /** Where the rows that are ticked lead together, each with the letter that leads there. */
  ways?: readonly { path: string; label: WordKey; letter: string }[];
  isOneByOne?: true;
  /** What goes only into another one while it holds something: the way to that leads to the end of its editor. */
  mergeWord?: WordKey;
};

export type Resource<Row> = ResourceFacts & {
  /** Answers the whole, or a page where one is asked for. */
  list: Answering<unknown[] | ListPage<Row>>;
  idOf: (row: Row) => number | string;
  nameOf: (row: Row) => string;
  /** Of rows that are changed at once though they have no editor. */
  versionOf?: (row: Row) => number | null;
  mayDelete?: (row: Row) => boolean;
  /** Rows have an order of their own, in groups of these names. */
  order?: {
    groupOf: (row: Row, say: (key: WordKey, values?: Record<string, string>) => string) => string;
    nameOf: (row: Row) => string;
    /** Its list answers them all only page by page. */
    isInPages?: true;
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
  names: Record<string, string>;
  toBody: (fields: Fields) => object;
};

type ResourceEditor<Row> = {
  get: Answering<Row>;
  create?: Answering<Row>;
  update: Answering<Row>;
  fields: readonly ResourceField[];
  /** What is shown beside them and goes along as it was, for the API to say whether it is so by now. */
  carried?: readonly ResourceField[];
  /** Those that can be changed in the list. */
  quick: readonly string[];
  /** The API's names of fields that go by others here. */
  names: Record<string, string>;
  toOpened: (row: Row) => Opened;
  toBody: (fields: Fields, was: Fields) => object;
  /** What the product came with, where that can be had again: the editor begins with it at `?words=shipped`. */
  toShipped?: (row: Row) => Fields;
};
