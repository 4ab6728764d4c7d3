import type { ServerType } from '@hono/node-server';
import { errorCode } from './error-code';

export function listen(server: ServerType, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = errorCode(error) === 'EADDRINUSE';
      reject(
        isTaken ? new Error(`Port ${port} on ${host} is taken. Free it or set CARE_API_PORT to another one.`) : error,
      );
    });
    server.listen(port, host, resolve);
  });
}
