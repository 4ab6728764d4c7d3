import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { toRefusal } from './error-response';

const nowhere = '/nonexistent/of-this-name';

it('tells a database that nobody runs from a file that is missing', async () => {
  const [unreachable] = await once(connect(nowhere), 'error');
  expect(toRefusal(unreachable)).toMatchObject({ status: 503, report: { code: 'databaseAway' } });
  const missing = await readFile(nowhere).catch((error) => error);
  expect(missing).toMatchObject({ code: 'ENOENT' });
  expect(toRefusal(missing)).toMatchObject({ status: 500, report: { code: 'failed' } });
});
