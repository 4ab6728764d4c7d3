import { ownPostTabs, postSorts } from '@/lib/contract/post';
import type { ListRules } from './list-query';

export const ownPostRules: ListRules = { statuses: ownPostTabs, sorts: [...postSorts], defaultSort: '-changed' };
