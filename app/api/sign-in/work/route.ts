import { goToProvider } from '@/lib/forms/work-account';

/** A log-in by a work account begins. */
export const GET = goToProvider;
