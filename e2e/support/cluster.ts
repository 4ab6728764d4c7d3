import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type MailServer, startMailServer } from '../../care-api/testing/start-mail-server';
import { startS3Server } from '../../care-api/testing/start-s3-server';
import { untilReady } from '../../scripts/start/ready.mjs';
import { careApiCommand, siteCommand } from '../../scripts/start/services.mjs';
import { blankSettings } from '../../scripts/start/setting-names.mjs';
import { databaseName } from '../../scripts/test/run-name.mjs';
import { freePort } from '../../testing/free-port.mjs';
import { addressOf, onServer } from '../../testing/postgres-server';
import { startPgBouncer } from '../../testing/start-pgbouncer';
import { type RedisServer, startRedis } from '../../testing/start-redis';
import { hasPostgres, startReplica } from '../../testing/start-replica';
import { chooseOwn } from './first-start';
import { haproxySettings, startHaproxy } from './haproxy';
import { type Running, runNode } from './process';

/** One process of several that do the same. */
type Node = {
  url: string;
  start(): Promise<void>;
  /** At once, with whatever it was doing. */
  kill(): Promise<void>;
  /** Stands still with its port open, or goes on. */
  hang(): void;
  goOn(): void;
};

export type Cluster = {
  /** As visitors reach it: the load balancer before the sites, and the one before the APIs. */
  siteUrl: string;
  careApiUrl: string;
  /** Three of each; the third does not run. */
  sites: [Node, Node, Node];
  careApis: [Node, Node, Node];
  redis: RedisServer;
  /** Of the database, where this machine can have one. */
  replicaUrl: string | null;
  mail: MailServer;
  admin: { email: string; password: string };
  stop(): Promise<void>;
};

/** Sites and APIs on one PostgreSQL with a replica behind PgBouncer, one Redis and one bucket of S3, behind haproxy. @param postgres a server's address */
export async function startCluster(postgres: string): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cluster-'));
  const database = await newDatabase(postgres);
  const pooler = await startPgBouncer(database.url);
  const replica = hasPostgres ? await startReplica(database.url) : null;
  const [redis, mail, s3] = [await startRedis(), await startMailServer(), await startS3Server()];
  const [sitePort, apiPort] = [await freePort(), await freePort()];
  const [siteUrl, careApiUrl] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${apiPort}`];
  const secret = randomBytes(32).toString('base64url');
  const common = { ...blankSettings, NODE_ENV: 'production', SITE_URL: siteUrl, CARE_API_SITE_KEY: secret };
  const inPool = { DATABASE_URL: pooler.url, DATABASE_POOL: 'transaction', DATABASE_READ_URL: replica?.url ?? '' };
  const ofApi = { ...inPool, CARE_API_TRUST_PROXY: '1', SMTP_URL: mail.url, ...filesIn(s3) };
  const ofSite = { CARE_API_URL: careApiUrl, NEXTAUTH_URL: siteUrl, NEXTAUTH_SECRET: secret, REDIS_URL: redis.url };
  const careApis = await three('/api/ready', (port) => [
    careApiCommand('.care-api'),
    { ...common, ...ofApi, CARE_API_PORT: String(port), LOG_LEVEL: 'warn', DATA_DIR: path.join(folder, `api-${port}`) },
  ]);
  const sites = await three('/api/health', (port) => [
    siteCommand(port),
    { ...common, ...ofSite, TRUST_PROXY: '1', DATA_DIR: path.join(folder, `site-${port}`) },
  ]);
  // At the same moment, on an empty database.
  await Promise.all([careApis[0].start(), careApis[1].start()]);
  const admin = await chooseAdmin(careApis);
  const settings = path.join(folder, 'haproxy.cfg');
  writeFileSync(settings, haproxySettings({ site: [sitePort, sites], careApi: [apiPort, careApis] }));
  const haproxy = await startHaproxy(settings);
  await Promise.all([sites[0].start(), sites[1].start()]);
  await untilReady(`${siteUrl}/api/ready`);
  return {
    siteUrl,
    careApiUrl,
    sites,
    careApis,
    redis,
    mail,
    admin,
    replicaUrl: replica?.url ?? null,
    async stop() {
      await haproxy.stop();
      for (const node of [...sites, ...careApis]) await node.kill();
      await Promise.all([redis.stop(), mail.close(), s3.stop(), pooler.stop()]);
      replica?.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function filesIn({ endpoint, place }: Awaited<ReturnType<typeof startS3Server>>): Record<string, string> {
  return {
    FILES_URL: `s3://pictures?endpoint=${endpoint}&region=${place.region}`,
    AWS_ACCESS_KEY_ID: place.accessKeyId,
    AWS_SECRET_ACCESS_KEY: place.secretAccessKey,
  };
}

type StartedNode = Node & { output(): string };

async function three(
  ready: string,
  toCommand: (port: number) => [string[], Record<string, string>],
): Promise<[StartedNode, StartedNode, StartedNode]> {
  const one = async () => {
    const port = await freePort();
    return newNode(`http://127.0.0.1:${port}`, ready, toCommand(port));
  };
  return [await one(), await one(), await one()];
}

function newNode(url: string, ready: string, [args, env]: [string[], Record<string, string>]): StartedNode {
  let running: Running | null = null;
  return {
    url,
    output: () => running?.output() ?? '',
    async start() {
      const started = runNode(args, env);
      running = started;
      const giveUp = new AbortController();
      started.ended.then(() => giveUp.abort(new Error(`A node ended:\n${started.output()}`)));
      await untilReady(url + ready, giveUp.signal);
    },
    kill: async () => running?.stop('SIGKILL'),
    hang: () => running?.signal('SIGSTOP'),
    goOn: () => running?.signal('SIGCONT'),
  };
}

async function newDatabase(server: string) {
  const name = databaseName();
  await onServer(server, `create database ${name}`);
  return { url: addressOf(server, name), drop: () => onServer(server, `drop database ${name} with (force)`) };
}

/** The one-time password was said by one of the two, whichever was first. */
async function chooseAdmin(careApis: readonly [StartedNode, ...StartedNode[]]): Promise<Cluster['admin']> {
  const said = careApis.map((node) => node.output()).join('\n');
  const [, email, password] = /^admin account: (\S+) {2}one-time password: (\S+)/m.exec(said) ?? [];
  if (!email || !password) throw new Error(`Nobody named an admin:\n${said}`);
  return chooseOwn(careApis[0].url, { email, password });
}
