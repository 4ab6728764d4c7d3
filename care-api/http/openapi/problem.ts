/** A refusal as RFC 9457 has it; `type` leads to the API's own page, where the fault stands. */
export function toProblem({ message, ...rest }: { message: string; code?: unknown }, status: number) {
  const type = typeof rest.code === 'string' ? `/docs#fault-${rest.code}` : 'about:blank';
  return { type, title: message, status, ...rest };
}
