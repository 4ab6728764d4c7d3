import { describeApi } from '@/care-api/http/openapi/describe-api';
import { docsScript } from '@/care-api/http/openapi/docs-console';
import { docsPage, docsStyle } from '@/care-api/http/openapi/docs-page';
import type { App } from '@/care-api/http/route';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

/** The table of calls, for programs at /openapi.json (and in OpenAPI 3.0) and for people at /docs. Not there in bare mode. */
export function openapiRoutes(app: App, { bare }: Dependencies): void {
  if (bare) return;
  app.get('/openapi.json', (context) => context.json(getDescription()));
  app.get('/openapi-3.0.json', (context) => context.json(getEarlier()));
  app.get('/docs', (context) => {
    context.header('content-security-policy', docsPolicy);
    return context.html(getPage());
  });
  app.get('/docs.css', (context) => context.body(docsStyle, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/docs.js', (context) => context.body(docsScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
}

// Made when somebody asks, once for all: it takes as long as all else that an API does at its start.
const getDescription = once(() => describeApi(endpoints));
const getEarlier = once(() => describeApi(endpoints, '3.0'));
const getPage = once(() => docsPage(getDescription()));

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
