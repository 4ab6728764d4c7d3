import type { JobFacts } from '@/lib/contract/listing';

export function jobColumns(job: JobFacts) {
  return {
    employmentType: job.employmentType ?? null,
    payFrom: job.payFrom ?? null,
    payTo: job.payTo ?? null,
    payUnit: job.payUnit ?? null,
    hours: job.hours ?? null,
    startsOn: toDate(job.startsOn),
    datePosted: toDate(job.datePosted),
    validThrough: toDate(job.validThrough),
  };
}

function toDate(moment: string | null | undefined): Date | null {
  return moment ? new Date(moment) : null;
}
