import { ApplicationBoard } from '@/components/admin/applications/application-board';
import { getApplicationBoard } from '@/lib/care-api/staff-applications';
import type { ReceivedApplication } from '@/lib/contract/application';
import type { ReadBoard } from './shown-resource';

/** Applications by their stage. */
export const readApplicationBoard: ReadBoard<ReceivedApplication> = async ({ query, accessToken, ...shown }) => {
  const reading = await getApplicationBoard(accessToken, query);
  if (reading.state !== 'ready') return reading;
  const { columns, ...told } = reading.value;
  const items = columns.flatMap((column) => column.items);
  const board = <ApplicationBoard {...shown} query={query} columns={columns} />;
  return { state: 'ready', value: { ...told, items, page: 1, pageSize: items.length, board } };
};
