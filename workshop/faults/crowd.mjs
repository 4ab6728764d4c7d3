import { Agent, get } from 'node:http';

/** Of the crowd: how many ask at once, each on a connection that is kept, and for how long. */
const people = 400;
const seconds = 60;
/** Milliseconds between two askings for a page that is kept, beside it, and for the slowest but one in a hundred of those. */
const pace = 50;
const keptPatience = 1_000;
/** Megabytes that it may cost, and pages a second that are made nevertheless. */
const room = 500;
const fewestMade = 10;

/** Everybody asks for a page that nobody asked for before: some get it, others are told to ask again, and nobody else notices. */
export async function crowded({ url, memory }) {
  const agent = new Agent({ keepAlive: true });
  const ask = (path) => askOnce(url + path, agent);
  await ask('/home');
  const before = memory();
  const until = Date.now() + seconds * 1_000;
  const [found, kept] = [[], []];
  let most = 0;
  let asked = 0;
  const beside = setInterval(async () => {
    most = Math.max(most, memory() - before);
    kept.push(await ask('/home'));
  }, pace);
  await Promise.all(
    Array.from({ length: people }, async () => {
      while (Date.now() < until) {
        asked += 1;
        found.push(await ask(`/listing?q=care+${asked}`));
      }
    }),
  );
  clearInterval(beside);
  agent.destroy();
  const made = found.filter(({ status }) => status === 200).length / seconds;
  const refused = found.filter(({ status, again }) => status === 503 && again);
  const slow = kept.map(({ ms }) => ms).sort((one, other) => one - other)[Math.floor(kept.length * 0.99)] ?? 0;
  const lost = found.length - refused.length - made * seconds + kept.filter(({ status }) => status !== 200).length;
  const seen = `${made.toFixed(0)} made a second, ${refused.length} asked to come again; kept p99 ${slow.toFixed(0)} ms, ${most.toFixed(0)} MB more`;
  return { seen, lost, holds: lost === 0 && made >= fewestMade && slow < keptPatience && most < room };
}

function askOnce(url, agent) {
  const began = performance.now();
  return new Promise((resolve) => {
    const asking = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      const { statusCode: status, headers } = answer;
      answer.resume();
      answer.on('end', () => resolve({ status, again: headers['retry-after'], ms: performance.now() - began }));
    });
    asking.on('error', () => resolve({ status: 0, ms: performance.now() - began }));
  });
}
