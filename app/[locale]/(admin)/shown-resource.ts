import type { ResourceView } from '@/components/admin/resource/resource-view';
import type { ListQuery } from '@/lib/admin/list-query';
import type { ListPage } from '@/lib/admin/page-of-rows';
import type { Resource, ResourceFacts } from '@/lib/admin/resource';
import type { PersonalReading } from '@/lib/care-api/client';
import type { EndpointName } from '@/lib/contract/endpoints';
import type { HasCall } from '@/lib/contract/has-call';
import type { EditsCheck } from '@/lib/forms/editor-route';

export type HeadProps = { asked: URLSearchParams; accessToken: string; query: ListQuery };
type BoardQuery = {
  query: ListQuery;
  /** Where the list is asked otherwise, and where it stands: without language. */
  hrefTo: (change: Partial<ListQuery>) => string;
  accessToken: string;
  isAdmin: boolean;
};
/** Its rows by what becomes of them, where its address asks for that: one reading for the board and for what stands over it. */
export type ReadBoard<Row> = (
  asked: BoardQuery,
) => Promise<PersonalReading<ListPage<Row> & { board: React.ReactNode }>>;
export type ListParts<Row> = ResourceView<Row> & {
  /** What stands under the name of the list. */
  Head?: (props: HeadProps) => React.ReactNode | Promise<React.ReactNode>;
  /** The call that this stands on. */
  headNeeds?: EndpointName;
};

type PartProps<Row> = {
  row: Row;
  accessToken: string;
  has: HasCall;
  /** The list that it was opened from. */
  listed: string;
};
type Part<Row> = (props: PartProps<Row>) => React.ReactNode | Promise<React.ReactNode>;
/** What stands beside the editor of a row: above it what is to be known before the row is changed. */
export type RecordParts<Row> = { Above?: Part<Row>; Below?: Part<Row> };

type OrderPart<Row> = (props: { rows: Row[]; accessToken: string }) => React.ReactNode | Promise<React.ReactNode>;

/** Each part is loaded by the page that shows it. */
type Parts<Row> = {
  record?: () => Promise<RecordParts<Row>>;
  order?: () => Promise<OrderPart<Row>>;
  board?: () => Promise<ReadBoard<Row>>;
  /** What is wrong with a row that the API cannot know of. */
  check?: EditsCheck;
};
export type Described<Row> = Parts<Row> & { resource: Resource<Row>; list: () => Promise<ListParts<Row>> };

/** One kind of thing that staff keep. What its rows are made of is known inside alone: `as` hands it to whatever takes any. */
export type ShownResource = {
  facts: ResourceFacts;
  as: <Result>(use: <Row>(described: Described<Row>) => Result) => Result;
};

export function shown<Row>(
  resource: Resource<Row>,
  list: () => Promise<ListParts<Row>>,
  parts: Parts<Row> = {},
): ShownResource {
  return { facts: resource, as: (use) => use({ ...parts, resource, list }) };
}
