import type { Dependencies } from '@/care-api/kernel/dependencies';

/** What imports from the browser work with. */
export type ImportDeps = Pick<Dependencies, 'database' | 'importsDir' | 'log' | 'now'>;
