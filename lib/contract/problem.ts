export const problemType = 'application/problem+json';

/** Whether a refusal is asked for as a problem: named by itself, not by a wildcard. */
export function asksForProblem(accept: string | null | undefined): boolean {
  return (accept ?? '').split(',').some((one) => {
    const [type, ...rules] = one.split(';').map((part) => part.trim().toLowerCase());
    return type === problemType && !rules.some((rule) => /^q=0(\.0*)?$/.test(rule));
  });
}

/** A refusal as RFC 9457 has it; `page` is where the faults stand, each under its code. */
export function toProblem({ message, ...rest }: { message: string; code?: unknown }, status: number, page?: string) {
  const type = page && typeof rest.code === 'string' ? `${page}#fault-${rest.code}` : 'about:blank';
  return { type, title: message, status, ...rest };
}
