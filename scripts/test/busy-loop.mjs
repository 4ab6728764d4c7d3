// Keeps a core busy while its parent lives, whose process id it is given: it hears no channel that closes.
const parent = Number(process.argv[2]);
while (process.ppid === parent) for (let turn = 0; turn < 10_000_000; turn += 1);
