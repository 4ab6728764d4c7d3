/** Where whoever has its token answers to an interview. */
export function interviewPath(token: string): string {
  return `/interviews/${token}`;
}

/** The name a refused answer goes by while it is kept. */
export const interviewForm = 'interview';
