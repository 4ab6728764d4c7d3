const { TestEnvironment } = require('jest-environment-jsdom');
const { endAsyncStorages } = require('./between-files.cjs');

/** The browser-like DOM, of which no file leaves its async storages to the next. */
module.exports = class extends TestEnvironment {
  async teardown() {
    await super.teardown();
    endAsyncStorages();
  }
};
