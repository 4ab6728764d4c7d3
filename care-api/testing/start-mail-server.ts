import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '@/testing/free-port.mjs';
import { until } from '@/testing/until';

/** What the server says to a recipient: a refusal with its status, or nothing. */
type Judge = (recipient: string) => number | undefined;

export type MailServer = {
  url: string;
  port: number;
  /** What was taken, decoded, in order. */
  received: { from: string; to: string[]; raw: string; email: Email }[];
  /** Waits until so many mails were taken. */
  waitFor(count: number): Promise<void>;
  close(): Promise<void>;
};

/** A real mail server on this machine, on a free port or on a given one. */
export async function startMailServer(judge: Judge = () => undefined, at?: number): Promise<MailServer> {
  const port = at ?? (await freePort());
  const received: MailServer['received'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const status = judge(address);
      done(status ? Object.assign(new Error(`<${address}> is not wanted`), { responseCode: status }) : null);
    },
    onData: (stream, { envelope }, done) => {
      buffer(stream).then(
        async (raw) => {
          const to = envelope.rcptTo.map(({ address }) => address);
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          received.push({ from, to, raw: raw.toString(), email: await PostalMime.parse(raw) });
          done();
        },
        // Whoever sent it was killed in the middle.
        (error) => done(error),
      );
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    waitFor: (count) => until(() => received.length >= count),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
