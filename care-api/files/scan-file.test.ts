import { createServer, type Server } from 'node:net';
import { clamdAt } from './scan-file';

/** Speaks as clamd does: reads the chunks of one stream, then says something of what they hold. */
function clamd(say: (content: Buffer) => string | null): Promise<Server> {
  const server = createServer((socket) => {
    let got = Buffer.alloc(0);
    socket.on('data', (part) => {
      got = Buffer.concat([got, part]);
      const content = contentOf(got);
      if (!content) return;
      const said = say(content);
      if (said === null) socket.destroy();
      else socket.end(`${said}\0`);
    });
    socket.on('error', () => {});
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Null until the last chunk has come. */
function contentOf(got: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (got.length < command.length) return null;
  expect(got.toString('latin1', 0, command.length)).toBe(command);
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= got.length; ) {
    const length = got.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(got.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

async function scan(content: Buffer, say: (content: Buffer) => string | null) {
  const server = await clamd(say);
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('It has no port.');
  const outcome = clamdAt(`127.0.0.1:${address.port}`)(content);
  await outcome.catch(() => {});
  await new Promise((resolve) => server.close(resolve));
  return outcome;
}

it('sends the whole file, however long, and believes what it is told', async () => {
  const long = Buffer.alloc(300_000, 'a file ');
  let seen: Buffer = Buffer.alloc(0);
  const isClean = await scan(long, (content) => {
    seen = content;
    return 'stream: OK';
  });
  expect([isClean, seen.equals(long)]).toEqual([true, true]);
  expect(await scan(Buffer.from('x'), () => 'stream: Win.Test.EICAR_HDB-1 FOUND')).toBe(false);
});

it.each([
  ['it says that the file is too long', () => 'INSTREAM size limit exceeded. ERROR'],
  ['it says nothing', () => null],
])('takes no file for clean where %s', async (_, say) => {
  await expect(scan(Buffer.from('x'), say)).rejects.toThrow('The scanner');
});

it('takes no file for clean where nobody is there', async () => {
  const server = await clamd(() => '');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(clamdAt(`127.0.0.1:${port}`)(Buffer.from('x'))).rejects.toThrow('ECONNREFUSED');
});
