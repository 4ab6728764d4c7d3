import { Upstream } from '@/testing/upstream';
import { readFile, readPaper } from './files';

const upstream = new Upstream();
beforeAll(() => upstream.start());
afterAll(() => upstream.stop());

const read = (type: string) => {
  upstream.answerWith((_, response) => response.writeHead(200, { 'content-type': type }).end('<script>1</script>'));
  return readFile('a.png', new Request('http://site.example/Documents/appImages/a.png'));
};

test.each(['text/html', 'application/xhtml+xml', 'image/svg+xml', 'text/xml', ''])(
  'passes on no page that the API sends for a file: %p',
  async (type) => {
    const answer = await read(type);
    expect(answer.status).toBe(502);
    expect(await answer.text()).not.toContain('script');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  },
);

test.each(['image/png', 'video/mp4', 'application/octet-stream'])('passes on %s in a sandbox', async (type) => {
  const answer = await read(type);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});

const paper = 'a'.repeat(24);
const readIt = (type: string, name = paper) => {
  upstream.answerWith((_, response) =>
    response.writeHead(200, { 'content-type': type, 'content-disposition': 'attachment' }).end('%PDF-'),
  );
  return readPaper(name, new Request(`http://site.example/Documents/papers/${name}`));
};

test('passes on a paper as a file to be kept, in a sandbox', async () => {
  const answer = await readIt('application/pdf');
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, 'attachment']);
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});

test.each(['text/html', 'image/svg+xml', 'application/xhtml+xml'])('passes on no %s as a paper', async (type) => {
  expect((await readIt(type)).status).toBe(502);
});

test('asks for nothing by a name that no paper has', async () => {
  expect((await readIt('application/pdf', '..%2Fsecret')).status).toBe(404);
});

test('passes on a picture for as long as somebody takes it', async () => {
  const late = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  let goOn = () => {};
  upstream.answerWith((_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).write('one');
    goOn = () => response.end('two');
  });
  const answer = await readFile('a.png', new Request('http://site.example/Documents/appImages/a.png'));
  late.abort();
  goOn();
  expect(await answer.text()).toBe('onetwo');
  timeout.mockRestore();
});
