import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The yardstick: node's own HTTP server, sending answers of the site from memory.
const [port, file] = process.argv.slice(2);
const answers = new Map();
for (const { path, status, headers, body } of JSON.parse(readFileSync(file, 'utf8'))) {
  const bytes = Buffer.from(body, 'base64');
  answers.set(path, { status, headers: [...headers, ['content-length', String(bytes.length)]].flat(), bytes });
}

const server = createServer((request, response) => {
  const answer = answers.get(request.url);
  if (!answer) return response.writeHead(request.url === '/ready' ? 200 : 404).end();
  response.writeHead(answer.status, answer.headers).end(answer.bytes);
});
server.listen(Number(port));
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
