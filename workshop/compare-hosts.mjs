import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfNeeded } from '../scripts/start/build.mjs';
import { command } from '../scripts/start/command.mjs';
import { installIfNeeded } from '../scripts/start/install.mjs';
import { untilReady } from '../scripts/start/ready.mjs';
import { careApiCommand, siteCommand } from '../scripts/start/services.mjs';
import { blankSettings } from '../scripts/start/setting-names.mjs';
import { freePort } from '../testing/free-port.mjs';

// `npm run compare-hosts`: what `npm start` answers beside what plain `next start` answers from the same build, header by
// header. Leaves nothing behind.
const paths = [
  ...[
    '/',
    '/ar',
    '/listing',
    '/listing?city=London',
    '/blog',
    '/imagegallery',
    '/faq',
    '/contact',
    '/login-register',
    '/what-it-costs',
  ],
  ...['/no-such-page', '/listing-details/no-such-listing', '/%E0%A4', '/adminPanel', '/sitemap.xml', '/robots.txt'],
  ...['/logo.svg', '/api/health', '/api/care/nothing', '/_next/static/nothing.js'],
];
/** Different at each answer, or said by what follows the body. */
const passing = new Set(
  'date connection keep-alive transfer-encoding x-request-id content-length etag x-nextjs-cache age cache-status'.split(
    ' ',
  ),
);

await command(compare, { codeWhenStopped: 1 });

async function compare(supervisor) {
  // It writes: no setting of this machine may lead it to real data.
  Object.assign(process.env, blankSettings);
  await installIfNeeded(supervisor);
  await buildIfNeeded(supervisor);
  const folder = mkdtempSync(path.join(tmpdir(), 'compare-hosts-'));
  const [careApi, front, plain] = await Promise.all([freePort(), freePort(), freePort()]);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    CARE_API_PORT: String(careApi),
    CARE_API_URL: `http://127.0.0.1:${careApi}`,
    SITE_URL: 'https://www.example.org',
    NEXTAUTH_URL: 'https://www.example.org',
    NEXTAUTH_SECRET: 'only to compare two hosts, for a minute',
    CARE_API_SITE_KEY: 'only to compare two hosts, for a minute',
  };
  const next = ['node_modules/next/dist/bin/next', 'start', '-p', String(plain)];
  const children = [careApiCommand('.care-api'), siteCommand(front), next].map((args) =>
    spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  const ready = [
    `http://127.0.0.1:${careApi}/api/ready`,
    ...[front, plain].map((port) => `http://127.0.0.1:${port}/api/ready`),
  ];
  const giveUp = new AbortController();
  for (const child of children) child.once('exit', () => giveUp.abort(new Error('one of them ended')));
  try {
    for (const address of ready) await untilReady(address, giveUp.signal);
    const found = new Map();
    for (const address of paths) {
      const [ours, theirs] = await Promise.all([front, plain].map(async (port) => secondAnswer(port, address)));
      for (const difference of differ(ours, theirs)) {
        found.set(difference, [...(found.get(difference) ?? []), address]);
      }
      console.log(`${address}: ${ours.bytes} bytes, plain ${theirs.bytes}`);
    }
    for (const [difference, where] of found)
      console.log(`\n${difference}\n  ${where.length} of ${paths.length}: ${where.join(' ')}`);
  } finally {
    for (const child of children) child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first one makes the page. */
async function secondAnswer(port, address) {
  await ask(port, address);
  return ask(port, address);
}

function differ(ours, theirs) {
  const said = [];
  if (ours.status !== theirs.status) said.push(`status ${ours.status}, plain ${theirs.status}`);
  const [one, other] = [ours, theirs].map(({ headers }) => sayings(headers));
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    if (!passing.has(name) && one[name] !== other[name]) said.push(`${name}: ${one[name]}, plain ${other[name]}`);
  }
  return said;
}

/** Each directive of the policy by itself, its hashes (others at each answer) as one word; `Vary` in one order. */
function sayings({ 'content-security-policy': policy = '', vary, ...headers }) {
  const directives = policy.split('; ').map((directive) => directive.replace(/( 'sha256-[^']*')+/, ' and hashes'));
  const words = vary?.toLowerCase().split(', ').sort();
  return {
    ...headers,
    ...(words && { vary: [...new Set(words)].join(', ') }),
    ...Object.fromEntries(directives.map((directive) => [`policy ${directive.split(' ')[0]}`, directive])),
  };
}

/** As a browser asks, its bytes counted as they come over the wire. */
function ask(port, address) {
  const headers = { accept: 'text/html,*/*', 'accept-encoding': 'gzip, deflate, br' };
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: address, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, bytes }));
    });
    sent.on('error', reject);
    sent.end();
  });
}
