import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { createdAt, updatedAt, version } from './columns';

/** In the trash since, and by whom; null while it is there for all. What is in the trash is shown nowhere else. */
export const trashColumns = () => ({
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  deletedBy: uuid('deleted_by').references(() => accounts.id, { onDelete: 'set null' }),
});

export const keptColumns = () => ({ version, ...trashColumns(), createdAt, updatedAt });
