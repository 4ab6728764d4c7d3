/**
 * For modules that a worker loads once for all of its test files: inside of Jest's sandbox each is what `loadOnce` of
 * the environment gives. A sandbox of its own for each file costs the care API's tests two seconds of processor each.
 */
module.exports = {
  process: (_, file) => ({ code: `module.exports = loadOnce(${JSON.stringify(file)});` }),
  getCacheKey: (_, file) => file,
};
