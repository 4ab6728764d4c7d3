// Asks an address of ours until it answers well: once, or for as many seconds as said. Exit 1 where it never did.
const [address, seconds = '0'] = process.argv.slice(2);
const until = Date.now() + Number(seconds) * 1000;

while (!(await isWell())) {
  if (Date.now() >= until) {
    console.error(`${address} does not answer well`);
    process.exit(1);
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
}

async function isWell() {
  try {
    const { ok } = await fetch(address, { signal: AbortSignal.timeout(4_000) });
    return ok;
  } catch {
    return false;
  }
}
