import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { workerData } from 'node:worker_threads';
import { Decrypter, Encrypter } from 'age-encryption';

// In a thread of its own: making a key of a passphrase takes a second, and nobody waits for it.
const { from, to, passphrase, work, isOpening } = workerData;
const source = Readable.toWeb(createReadStream(from));
const made = await (isOpening ? open(source) : seal(source));
await pipeline(Readable.fromWeb(made), createWriteStream(to, { mode: 0o600, flush: true }));

function open(sealed) {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(sealed);
}

function seal(plain) {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  if (work !== undefined) encrypter.setScryptWorkFactor(work);
  return encrypter.encrypt(plain);
}
