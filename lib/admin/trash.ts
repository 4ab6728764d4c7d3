import { trashKinds } from '@/lib/contract/resources';
import type { ListRules } from './list-query';

export const trashRules: ListRules = {
  statuses: ['all'],
  sorts: ['deleted'],
  defaultSort: '-deleted',
  filters: { kind: trashKinds },
};
