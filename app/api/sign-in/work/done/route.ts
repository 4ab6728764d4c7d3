import { comeFromProvider } from '@/lib/forms/work-account';

/** A log-in by a work account comes to its end. */
export const GET = comeFromProvider;
