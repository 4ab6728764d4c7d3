// The same question gets the same answer twice: chance has its place in the sweep, where what it finds stops nobody's work.
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

if (process.env.TEST_SWEEP !== '1') fc.configureGlobal({ seed: 20_261_202 });
module.exports = fc;
