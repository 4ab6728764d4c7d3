import { spawnSync } from 'node:child_process';

function run(work: string) {
  const script = `import { command } from './scripts/start/command.mjs'; await command(${work});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return { status, stderr };
}

test('what breaks after a command has stopped its children is told, with a bad end', () => {
  const { status, stderr } = run(
    "async (supervisor) => { await supervisor.stop(); throw new Error('the report broke') }",
  );
  expect(status).toBe(1);
  expect(stderr).toContain('the report broke');
});

test('a command that is told to stop while it works ends as it says', () => {
  const work =
    "async () => { process.kill(process.pid, 'SIGTERM'); await new Promise((done) => setTimeout(done, 5_000)) }";
  expect(run(`${work}, { codeWhenStopped: 3 }`)).toEqual({ status: 3, stderr: '' });
});

test('an older Node is answered with one sentence, before anything else', () => {
  const older = `Object.defineProperty(process.versions, 'node', { value: '20.18.3' });`;
  const script = `${older} const { command } = await import('./scripts/start/command.mjs'); await command(() => {});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Node 20\.19 .* this is 20\.18\.3\. See .*\n$/)]);
});
