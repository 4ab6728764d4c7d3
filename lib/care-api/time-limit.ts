import 'server-only';

export type TimeLimit = { signal: AbortSignal; end: () => void };

export const timeLimit = {
  /** One that ends with what it is set to: `AbortSignal.timeout` keeps all of its page until its time is over. */
  begin(milliseconds: number): TimeLimit {
    const late = new AbortController();
    const fault = new DOMException('no answer in time', 'TimeoutError');
    const timer = setTimeout(() => late.abort(fault), milliseconds);
    return { signal: late.signal, end: () => clearTimeout(timer) };
  },
};
