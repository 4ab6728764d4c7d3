import { ownPostTabs, postSorts } from '@/lib/contract/post';
import type { ListRules } from './list-query';

/** What an author can ask the list of their own posts for. */
export const ownPostRules: ListRules = { statuses: ownPostTabs, sorts: [...postSorts], defaultSort: '-changed' };
