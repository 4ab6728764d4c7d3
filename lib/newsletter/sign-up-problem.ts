export const signUpProblems = ['required', 'invalid', 'wait', 'absent', 'network'] as const;
/** Why an address was not taken; 'absent' means this API has no newsletter. */
export type SignUpProblem = (typeof signUpProblems)[number];

/** What the status of an answer means to whoever typed `email`. */
export function toSignUpProblem(status: number, email: string): SignUpProblem {
  if (status === 422) return email.trim() ? 'invalid' : 'required';
  if (status === 429) return 'wait';
  return status === 404 || status === 405 || status === 501 ? 'absent' : 'network';
}
