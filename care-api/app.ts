import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { notFound, Refusal } from './api-error';
import type { Dependencies } from './dependencies';
import type { App } from './route';
import { callBackRoutes } from './routes/call-backs';
import { categoryRoutes } from './routes/categories';
import { companyRoutes } from './routes/companies';
import { faqRoutes } from './routes/faqs';
import { galleryRoutes } from './routes/gallery';
import { listingRoutes } from './routes/listings';
import { menuRoutes } from './routes/menus';
import { searchFilterRoutes } from './routes/search-filters';
import { subCategoryRoutes } from './routes/sub-categories';

const maxBody = 8 * 1024 * 1024;

/** The whole API, apart from its host: tests call `app.request('/api/Faq')`. */
export function createApp(deps: Dependencies): App {
  const calls: App = new Hono();
  listingRoutes(calls, deps);
  searchFilterRoutes(calls, deps);
  categoryRoutes(calls, deps);
  subCategoryRoutes(calls, deps);
  companyRoutes(calls, deps);
  menuRoutes(calls, deps);
  faqRoutes(calls, deps);
  galleryRoutes(calls, deps);
  callBackRoutes(calls, deps);

  const app: App = new Hono();
  app.use(bodyLimit({ maxSize: maxBody, onError: () => new Refusal(413, 'This is too large.').toResponse() }));
  // Every call answers with the prefix and without it.
  app.route('/api', calls);
  app.route('/', calls);
  app.notFound(() => notFound().toResponse());
  app.onError((error) => {
    if (error instanceof Refusal) return error.toResponse();
    const requestId = randomUUID();
    deps.log({ level: 'error', requestId, reason: error.message });
    return new Refusal(500, 'Something went wrong on our side. Please try again.').toResponse();
  });
  return app;
}
