export function interviewPath(token: string): string {
  return `/interviews/${token}`;
}

export const interviewForm = 'interview';
