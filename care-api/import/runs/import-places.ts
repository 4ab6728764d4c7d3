import type { Dependencies } from '@/care-api/kernel/dependencies';

/** What imports from the browser work with. */
export type ImportPlaces = Pick<Dependencies, 'database' | 'importsDir' | 'log' | 'now'>;
