import type { Database } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { latencyHistogram } from '@/lib/metrics/latency-histogram.mjs';
import { serveMetrics } from '@/lib/metrics/serve-metrics.mjs';
import { countWaiting } from './count-waiting';

type Place = { database: Database; port: number; host: string };
export type Metrics = {
  port: number;
  onAnswered: NonNullable<Dependencies['onAnswered']>;
  onAlertsEnded: NonNullable<Dependencies['onAlertsEnded']>;
  onDue: (isDone: boolean) => void;
  close: () => Promise<void>;
};

/** At `/metrics` of a port of its own. Labels are routes, methods and statuses: nothing that anybody wrote. */
export async function openMetrics({ database, port, host }: Place): Promise<Metrics> {
  // Here, or the bundle would load it always.
  const { Counter, collectDefaultMetrics, Gauge, Registry } = await import('prom-client');
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const answers = latencyHistogram(
    'care_api_request_seconds',
    'Requests that the care API answered, by route and status, and the seconds they took.',
  );
  register.registerMetric(answers.metric);
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const isUp = gauge('care_api_database_up', 'Whether the database answered this scrape: 1 or 0.');
  const pool = gauge('care_api_database_connections', 'Connections of the pool, and who waits for one.', ['state']);
  const waiting = gauge('care_api_waiting', 'What is queued: mails, webhooks.', ['what']);
  const oldest = gauge('care_api_oldest_due_seconds', 'How long the one that is due longest has been due.', ['what']);
  const failed = gauge('care_api_mails_failed', 'Mails given up in the last 24 hours.');
  const due = gauge('care_api_due_work_timestamp_seconds', 'When what is due was last done, in seconds since 1970.');
  const faults = new Counter({
    name: 'care_api_due_work_faults_total',
    help: 'Times that what is due could not be done.',
    registers,
  });

  const alertsEnded = new Counter({
    name: 'care_api_alerts_ended_total',
    help: 'Alerts that were stopped, by their owner or by silence.',
    labelNames: ['by'],
    registers,
  });

  async function read(): Promise<string> {
    const { totalCount, idleCount, waitingCount } = database.pool;
    pool.set({ state: 'busy' }, totalCount - idleCount);
    pool.set({ state: 'idle' }, idleCount);
    pool.set({ state: 'waited for' }, waitingCount);
    const counts = await countWaiting(database);
    isUp.set(counts ? 1 : 0);
    // What cannot be counted now is not told as if it could: an old figure would look like a new one.
    for (const one of [waiting, oldest, failed]) one.reset();
    if (!counts) failed.remove();
    for (const { what, count, seconds: age } of counts?.queues ?? []) {
      waiting.set({ what }, count);
      oldest.set({ what }, age);
    }
    if (counts) failed.set(counts.mailsFailed);
    return register.metrics();
  }

  const setting = 'CARE_API_METRICS_PORT';
  const served = await serveMetrics({ port, host, setting, contentType: register.contentType, read });
  return {
    ...served,
    onAnswered: answers.observe,
    onAlertsEnded: (by, count) => alertsEnded.inc({ by }, count),
    onDue: (isDone) => (isDone ? due.setToCurrentTime() : faults.inc()),
  };
}
