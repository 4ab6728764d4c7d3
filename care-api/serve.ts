import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import pino from 'pino';
import { clamdAt } from '@/care-api/files/scan-file';
import type { Database } from '@/care-api/kernel/db';
import { firstAdminEmail } from '@/lib/contract/account';
import { endpoints } from '@/lib/contract/endpoints';
import { drainOf } from '@/lib/http/drain.mjs';
import { countHosts } from '@/lib/http/host-names.mjs';
import { startTracing } from '@/lib/tracing/start-tracing.mjs';
import { ensureAdmin } from './accounts/ensure-admin';
import { createApp } from './app';
import { replyAddress } from './applications/replies/reply-address';
import { checkBucket, readKeeping, readPlan } from './backup/backup-plan';
import { startBackups } from './backup/start-backups';
import { databasePlace } from './database/database-place';
import { openDatabase } from './database/open-database';
import { nameOfApi } from './database/require-alone';
import { toStartFault } from './database/start-fault';
import { traceQueries } from './database/trace-queries';
import { onAnswer, watchEngine } from './database/watch-engine';
import { adoptPictures } from './files/adopt-pictures';
import { openFilesOfServer } from './files/open-files';
import { deleteStaleParts } from './files/part-files';
import { startImports } from './import/runs/start-imports';
import { startClock } from './jobs';
import type { Dependencies } from './kernel/dependencies';
import { freeBytesOf } from './kernel/disk/free-bytes';
import { freeNow, noRoom } from './kernel/disk/no-room';
import { writeFloor } from './kernel/disk/require-disk-space';
import type { DueWork } from './kernel/due-work';
import { type Environment, readEnvironment, workAccountsOf } from './kernel/env';
import { listen } from './kernel/listen';
import { dataPaths, sampleDir } from './kernel/paths';
import { startDelivery } from './mail/delivery';
import { readDkim } from './mail/dkim';
import { mailFrom } from './mail/mail-from';
import { openMailTransport } from './mail/mail-transport';
import { openMetrics } from './metrics/open-metrics';
import { seedSampleContent } from './sample/seed-sample-content';
import { startWebhooks } from './webhooks/webhook-delivery';

let dataDir = '';
try {
  const env = readEnvironment();
  dataDir = env.DATA_DIR;
  await serve(env);
} catch (error) {
  // One line for whoever started it; what to do stands in it.
  process.stderr.write(`${toStartFault(error, dataDir)}\n`);
  process.exit(1);
}

async function serve(env: Environment): Promise<void> {
  const logger = pino({ level: env.LOG_LEVEL, base: undefined, messageKey: 'message' });
  const { filesDir, importsDir } = dataPaths(env.DATA_DIR);
  const plan = readPlan(env);
  const mail = mailOf(env);
  const log: Dependencies['log'] = ({ level, ...entry }) =>
    level === 'error' ? logger.error(entry) : level === 'warn' ? logger.warn(entry) : logger.info(entry);
  // Started again by whoever started us, this time with a whole engine.
  const giveUp = (reason: string) => {
    logger.fatal(freeNow(env.DATA_DIR) < writeFloor ? noRoom(env.DATA_DIR) : reason);
    process.exit(1);
  };
  const files = await openFilesOfServer(env, (what) => logger.warn(what));
  await checkBucket(readKeeping(env), (what) => logger.warn(what));
  const database = await openDatabase({
    ...databasePlace(env),
    name: nameOfApi,
    readUrl: env.DATABASE_READ_URL,
    onTrouble: (reason) => logger.warn(reason),
    onEngineDeath: giveUp,
  });
  const siteUrl = (env.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');
  const places = { database, files, importsDir, siteUrl, log, now: () => new Date() };
  const workers = startWorkers(env, places, mail);
  try {
    const tracing = await startTracing({ service: 'care-api', endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT });
    if (tracing) traceQueries(database.pool, tracing);
    const metrics = await metricsOf(env, database);
    const told = { ...places, onMailQueued: workers.onMailQueued, onAlertsEnded: metrics?.onAlertsEnded };
    const app = createApp({
      ...told,
      ...settingsOf(env),
      tracing,
      freeBytes: freeBytesOf(filesDir),
      onImportAsked: workers.onImportAsked,
      onWritten: workers.onWritten,
      onAnswered: metrics?.onAnswered,
    });
    const stopClock = startClock({ ...told, onDue: metrics?.onDue });
    const isEmbedded = database.kind === 'embedded';
    const watch = isEmbedded ? watchEngine(() => database.pool.query('select 1'), giveUp) : null;
    if (watch) onAnswer(database.pool, watch.heard);
    const server = serverOf(app);
    const drain = drainOf(server);
    let backups: DueWork | undefined;
    stopOnSignals(async () => {
      const others = [backups?.stop(), metrics?.close(), tracing?.stop()];
      await Promise.all([stopClock(), drain.end(), workers.stop(), ...others]);
      watch?.stop();
      await database.close();
    });
    await makeReady(places, filesDir);
    workers.onImportAsked();
    await listen(server, env.CARE_API_PORT, env.CARE_API_HOST);
    if (plan) backups = startBackups({ database, files, plan, log });
    logger.info({ address: server.address(), database: database.kind }, 'listening');
    // Reading ten thousand listings for search takes seconds, which nobody has to wait for; nor does the start.
    void app.request(`/api/${endpoints.listListings.path}?page=1`);
  } catch (error) {
    await workers.stop();
    await database.close();
    throw error;
  }
}

type Deps = Pick<Dependencies, 'database' | 'files' | 'importsDir' | 'siteUrl' | 'log' | 'now'>;

function mailOf(env: Environment) {
  const from = mailFrom(env);
  return { from, dkim: readDkim(env, from) };
}

function settingsOf(env: Environment) {
  return {
    mailsStay: env.SMTP_URL === undefined,
    webhooksAnywhere: env.WEBHOOKS_ANYWHERE === '1',
    bare: env.CARE_API_BARE === '1',
    trustProxy: env.CARE_API_TRUST_PROXY === '1',
    siteKey: env.CARE_API_SITE_KEY,
    corsOrigins: env.CORS_ORIGINS,
    scanFile: env.CLAMD_ADDRESS ? clamdAt(env.CLAMD_ADDRESS) : undefined,
    workAccounts: workAccountsOf(env),
    breakGlassAdmin: env.BREAK_GLASS_ADMIN,
  };
}

function startWorkers(env: Environment, { database, importsDir, siteUrl, log, now }: Deps, mail: Mail) {
  const { db } = database;
  const { outboxDir } = dataPaths(env.DATA_DIR);
  const repliesTo = env.MAIL_REPLIES_TO;
  const send = openMailTransport({
    smtpUrl: env.SMTP_URL,
    bouncesTo: env.MAIL_BOUNCES_TO,
    repliesTo: repliesTo ? (id) => replyAddress(db, repliesTo, id) : undefined,
    siteUrl,
    outboxDir,
    log,
    ...mail,
  });
  const delivery = startDelivery({ db, send, log });
  const onMailQueued = delivery.wake;
  const { webhooksAnywhere } = settingsOf(env);
  const webhooks = startWebhooks({ db, log, now, siteUrl, onMailQueued, webhooksAnywhere });
  const imports = startImports({ database, importsDir, log, now });
  return {
    onMailQueued,
    onWritten: webhooks.wake,
    onImportAsked: imports.wake,
    stop: () => Promise.all([delivery.stop(), webhooks.stop(), imports.stop()]),
  };
}

type Mail = ReturnType<typeof mailOf>;

function serverOf(app: ReturnType<typeof createApp>): Server {
  // Load balancers look without saying whom.
  const answer = getRequestListener(app.fetch, { hostname: 'care-api' });
  return createServer((request, response) => {
    if (countHosts(request.rawHeaders) > 1) response.writeHead(400, { connection: 'close' }).end();
    else void answer(request, response);
  });
}

async function makeReady({ database, files, log }: Deps, filesDir: string): Promise<void> {
  await seedSampleContent(database.db, { files, sampleFilesDir: path.join(sampleDir, 'files') }, new Date());
  await deleteStaleParts({ filesDir, log }, new Date());
  await adoptPictures({ database, files });
  const password = await ensureAdmin(database.db);
  // Before anything else can fail: nobody could ever say it again.
  if (password) {
    process.stdout.write(`admin account: ${firstAdminEmail}  one-time password: ${password}  (good once)\n`);
  }
}

function metricsOf({ CARE_API_METRICS_PORT: port, METRICS_HOST: host }: Environment, database: Database) {
  return port === undefined ? null : openMetrics({ database, port, host });
}

/** Stops once, whatever comes how often; gives up in time to be gone after ten seconds. */
function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), 9_500).unref();
      await stop();
      process.exit(0);
    });
  }
}
