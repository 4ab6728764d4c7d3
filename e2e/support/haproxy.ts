import { spawnSync } from 'node:child_process';
import { type Running, run } from './process';

/** Where it is not installed, what needs it is left out. */
export const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;

type Backends = Record<'site' | 'careApi', [port: number, nodes: readonly { url: string }[]]>;

/**
 * Both in turn over the nodes whose readiness is green, as deploy.md has it. A node that is gone is left out after two
 * seconds, one that hangs after eight; what was not begun by it goes to another.
 */
export function haproxySettings(backends: Backends): string {
  const rooms = Object.entries(backends).map(
    ([name, [port, nodes]]) => `
listen ${name}
  bind 127.0.0.1:${port}
  option httpchk GET ${name === 'site' ? '/api/health' : '/api/ready'}
  option redispatch
  retries 2
  retry-on conn-failure
  option forwardfor
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ url }, index) => `  server ${name}${index} ${new URL(url).host}`).join('\n')}
`,
  );
  return `global
  maxconn 500
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout check 3s
${rooms.join('')}`;
}

export async function startHaproxy(settings: string): Promise<Running> {
  return run('haproxy', ['-db', '-f', settings], {});
}
