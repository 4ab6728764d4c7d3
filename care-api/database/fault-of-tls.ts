import { reasonOf } from '@/care-api/kernel/reason-of';

export function faultOfTls(error: unknown): string | null {
  const { code, message } = reasonOf(error);
  if (/does not support SSL/.test(message)) {
    return 'The database speaks no TLS. Switch it on there (ssl = on), or take sslmode out of DATABASE_URL.';
  }
  if (!/CERT|UNABLE_TO_(GET|VERIFY)/.test(code)) return null;
  const why = message.split('\n')[0];
  return `The database's certificate is not trusted (${why}). Name its file: DATABASE_URL=…?sslmode=verify-full&sslrootcert=/path/to/it.pem`;
}
