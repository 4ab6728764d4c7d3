import { request } from 'node:http';

/**
 * Next refuses a method that a handler does not have without saying which it has (16.4); asked for OPTIONS it says them.
 * @param answer Next's own 405
 * @param asked the address without host
 * @param port where Next is to be asked
 */
export async function withAllow(answer, asked, port) {
  const allow = await getAllowed(asked, port);
  return { ...answer, headers: { ...answer.headers, ...(allow && { allow }) } };
}

function getAllowed(path, port) {
  return new Promise((resolve) => {
    const options = request({ port, path, method: 'OPTIONS', timeout: 2_000 }, (response) => {
      response.resume();
      resolve(response.headers.allow);
    });
    options.on('timeout', () => options.destroy()).on('error', () => resolve(undefined));
    options.end();
  });
}
