const { appendFileSync } = require('node:fs');
const { TestEnvironment } = require('jest-environment-node');
const { endAsyncStorages } = require('./between-files.cjs');
const { loadOnce } = require('./load-once.cjs');

/** What modules that are loaded once and the test's own must mean alike. */
const shared = { Date, Error, Map, Set };

/**
 * Node's environment, whose tests may use modules that are loaded once. What they set is gone with their file. Where
 * TEST_STARTS names a file, it gets a line for each test file: the seconds of processor before its first test.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.before = { cpu: process.cpuUsage(), env: { ...process.env }, exit: process.exit, console: globalThis.console };
    this.path = context.testPath;
    Object.assign(this.global, shared, { loadOnce });
    // The care API's server changes what these are to all of the process, when it starts.
    for (const name of ['Request', 'Response']) {
      Object.defineProperty(this.global, name, { configurable: true, get: () => globalThis[name] });
    }
    this.global.process.env = process.env;
  }

  async setup() {
    await super.setup();
    globalThis.console = this.global.console;
  }

  handleTestEvent({ name }) {
    if (name !== 'test_fn_start' || this.hasBegun) return;
    this.hasBegun = true;
    const { user, system } = process.cpuUsage(this.before.cpu);
    const line = { path: this.path, seconds: (user + system) / 1e6 };
    if (process.env.TEST_STARTS) appendFileSync(process.env.TEST_STARTS, `${JSON.stringify(line)}\n`);
  }

  async teardown() {
    const { env, exit, console } = this.before;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    process.exit = exit;
    globalThis.console = console;
    await super.teardown();
    endAsyncStorages();
  }
};
