import type { Dependencies } from '@/care-api/kernel/dependencies';

export type ImportDeps = Pick<Dependencies, 'database' | 'importsDir' | 'log' | 'now'>;
