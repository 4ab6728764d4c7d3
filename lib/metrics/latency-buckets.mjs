/** Seconds. 0.25 and 1 are where the objectives of `deploy/alerts.yml` lie. */
export const latencyBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** What is no method of ours is one label. */
export function methodLabel(method = '') {
  return methods.includes(method) ? method : 'other';
}
