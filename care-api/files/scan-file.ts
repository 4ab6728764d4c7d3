import { connect } from 'node:net';

/** Milliseconds without a word of the scanner. */
const deadline = 30_000;
const chunkBytes = 64 * 1024;

/** Whether a file is clean, as far as a scanner knows. @throws where it cannot be asked. */
export type ScanFile = (content: Buffer) => Promise<boolean>;

export function clamdAt(address: string): ScanFile {
  const { hostname, port } = new URL(`tcp://${address}`);
  return async (content) => {
    const said = await ask({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }, content);
    if (/^stream: OK$/.test(said)) return true;
    if (/ FOUND$/.test(said)) return false;
    throw new Error(`The scanner said: ${said.slice(0, 200)}`);
  };
}

function ask(place: { host: string; port: number }, content: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(place, () => {
      socket.write('zINSTREAM\0');
      for (let at = 0; at < content.length; at += chunkBytes) {
        const chunk = content.subarray(at, at + chunkBytes);
        socket.write(lengthOf(chunk));
        socket.write(chunk);
      }
      socket.write(lengthOf(Buffer.alloc(0)));
    });
    socket.setTimeout(deadline, () => socket.destroy(new Error('The scanner did not answer in time.')));
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(parts).toString('utf8').replace(/\0/g, '').trim()));
  });
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}
