import { mails } from '@/care-api/database/schema/settings';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { countWaiting } from './count-waiting';
import { type Metrics, openMetrics } from './open-metrics';

let test: TestApp;
let metrics: Metrics;
beforeAll(async () => {
  test = await openTestApp();
  metrics = await openMetrics({ database: test.deps.database, port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(async () => {
  await metrics.close();
  await test.close();
});
const scrape = async (path = '/metrics', init?: RequestInit) => fetch(`http://127.0.0.1:${metrics.port}${path}`, init);
const read = async () => (await scrape()).text();

describe('metrics of the care API', () => {
  it('tell calls by their route, and nothing that stood in an address', async () => {
    const app = test.appWith({ onAnswered: metrics.onAnswered });
    const asked = ['/api/Faq', '/listingById/12', '/getUserProfile/ann@example.org', '/nowhere/ann-marie', '/health'];
    for (const path of asked) await app.request(path);
    await app.request('/api/Faq', { method: 'BREW' });
    const text = await read();
    expect(text).toContain('care_api_request_seconds_count{method="GET",route="/Faq",status="200"} 1');
    expect(text).toContain('care_api_request_seconds_count{method="GET",route="other",status="404"}');
    expect(text).toMatch(/method="other",route="other"/);
    expect(text).not.toMatch(/ann|@|12"/);
  });

  it('tell what waits, what failed, and of the pool', async () => {
    const long = new Date(Date.now() - 3_600_000);
    const mail = { recipient: 'a@example.org', to: 'a@example.org', subject: 's', text: 't' };
    await test.deps.database.db.insert(mails).values([
      { ...mail, nextAttemptAt: long },
      { ...mail, state: 'failed', finishedAt: new Date() },
    ]);
    metrics.onDue(true);
    metrics.onDue(false);
    metrics.onAlertsEnded('silence', 2);
    const text = await read();
    expect(text).toContain('care_api_waiting{what="mails"} 1');
    expect(Number(/care_api_oldest_due_seconds\{what="mails"\} ([\d.]+)/.exec(text)?.[1])).toBeGreaterThan(3_500);
    expect(text).toContain('care_api_mails_failed 1');
    expect(text).toContain('care_api_database_up 1');
    expect(text).toContain('care_api_database_connections{state="waited for"} 0');
    expect(text).toContain('care_api_due_work_faults_total 1');
    expect(text).toContain('care_api_alerts_ended_total{by="silence"} 2');
    expect(Number(/^care_api_due_work_timestamp_seconds (\S+)/m.exec(text)?.[1])).toBeGreaterThan(
      Date.now() / 1000 - 60,
    );
  });

  it('answer at one address, to one method', async () => {
    expect((await scrape('/')).status).toBe(404);
    const posted = await scrape('/metrics', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
    expect((await scrape()).headers.get('content-type')).toContain('version=0.0.4');
  });

  it('say in one line that their port is taken', async () => {
    const again = openMetrics({ database: test.deps.database, port: metrics.port, host: '127.0.0.1' });
    await expect(again).rejects.toThrow(/^Port \d+ on 127\.0\.0\.1 for metrics: is taken\. .*CARE_API_METRICS_PORT/);
  });
});

it('a database that is gone is told as that, and old figures go', async () => {
  const other = await openTestApp();
  const of = await openMetrics({ database: other.deps.database, port: 0, host: '127.0.0.1' });
  await other.close();
  expect(await countWaiting(other.deps.database)).toBeNull();
  const text = await (await fetch(`http://127.0.0.1:${of.port}/metrics`)).text();
  expect(text).toContain('care_api_database_up 0');
  expect(text).not.toMatch(/^care_api_(waiting|mails_failed)\b/m);
  await of.close();
}, 60_000);
