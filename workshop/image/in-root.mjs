import { execFileSync } from 'node:child_process';

const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Runs a command in a stage's root as a RUN line would, as the stage's user. @throws where it fails */
export function inRoot(stage, command) {
  const mounts = ['--bind', stage.root, '/', '--tmpfs', '/run', ...certificates()];
  execFileSync('bwrap', enter(stage, command, mounts), { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** A machine that trusts a proxy of its own, and says so to Node, lends that trust while the image is made. */
function certificates() {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  return file ? ['--ro-bind', file, '/run/ca.pem', '--setenv', 'NODE_EXTRA_CA_CERTS', '/run/ca.pem'] : [];
}

/**
 * Arguments for bwrap: `mounts` make the root, then comes what every container has. Who is not root keeps no capability.
 * @param {{ env: Record<string, string>, workdir: string, user: string }} stage
 */
export function enter({ env = {}, workdir, user }, command, mounts) {
  const settings = { PATH: path, HOME: '/tmp', ...env };
  return [
    '--clearenv',
    ...mounts,
    ...[
      '--proc',
      '/proc',
      '--dev',
      '/dev',
      '--perms',
      '1777',
      '--tmpfs',
      '/tmp',
      '--ro-bind',
      '/etc/resolv.conf',
      '/etc/resolv.conf',
    ],
    ...['--ro-bind', '/etc/hosts', '/etc/hosts'],
    ...['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--die-with-parent', '--chdir', workdir],
    ...Object.entries(settings).flatMap(([name, value]) => ['--setenv', name, value]),
    ...(user === 'root' ? [] : asUser(user)),
    ...command,
  ];
}

function asUser(user) {
  const nothing = ['--bounding-set=-all', '--inh-caps=-all', '--no-new-privs'];
  return ['/usr/bin/setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', ...nothing];
}
