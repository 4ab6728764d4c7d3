import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A running node process and everything it has written. */
export type Running = {
  output(): string;
  isRunning(): boolean;
  /** Settles when the process has ended, for whatever reason. */
  ended: Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
  signal(signal: NodeJS.Signals): void;
};

/** Starts node with the arguments, beside the environment of this process. */
export function runNode(args: string[], env: Record<string, string>): Running {
  return run(process.execPath, args, env);
}

export function run(command: string, args: string[], env: Record<string, string>): Running {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(() => {});
  return {
    output: () => output,
    isRunning: () => isRunning(child),
    ended,
    signal: (signal) => void child.kill(signal),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
