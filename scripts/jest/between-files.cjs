const { AsyncLocalStorage } = require('node:async_hooks');
const { setFlagsFromString } = require('node:v8');

// What a test file has loaded is garbage when it ends. V8 would halve it at each collection, as it keeps the shapes of
// dead objects for two more.
setFlagsFromString('--retain-maps-for-n-gc=0');

/** Those in use: what a test file loads has its own, and Jest's runner one for each file. */
const used = new Set();
for (const name of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...args) {
    used.add(this);
    return original.apply(this, args);
  };
}

/**
 * Up to Node 22 each promise carries every storage that was ever used in its process: with those of fifty test files it
 * costs ten times as much. One that is used again is there again.
 */
exports.endAsyncStorages = () => {
  for (const storage of used) storage.disable();
  used.clear();
};
