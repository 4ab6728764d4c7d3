import { Hono, type MiddlewareHandler } from 'hono';
import { reasonOf } from '@/care-api/kernel/reason-of';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { authenticate } from './http/middleware/authenticate';
import { clientAddress } from './http/middleware/client-address';
import { logRequests } from './http/middleware/log-requests';
import { logSecurity } from './http/middleware/log-security';
import { measureRequests } from './http/middleware/measure-requests';
import { problemJson } from './http/middleware/problem-json';
import { publicCors } from './http/middleware/public-cors';
import { openRateLimit } from './http/middleware/rate-limit';
import { traceRequests } from './http/middleware/trace-requests';
import type { App } from './http/route';
import type { Dependencies, Variables } from './kernel/dependencies';
import { requireDiskSpace } from './kernel/disk/require-disk-space';
import { toRefusal } from './kernel/error-response';
import { notFound, Refusal } from './kernel/refusal';
import { accountRoutes } from './routes/accounts';
import { alertRoutes } from './routes/alerts';
import { apiKeyRoutes } from './routes/api-keys';
import { applicationRoutes } from './routes/applications';
import { callBackRoutes } from './routes/call-backs';
import { categoryRoutes } from './routes/categories';
import { changeRoutes } from './routes/changes';
import { commentRoutes } from './routes/comments';
import { companyRoutes } from './routes/companies';
import { complaintRoutes } from './routes/complaints';
import { contentStateRoutes } from './routes/content-state';
import { draftRoutes } from './routes/drafts';
import { fileRoutes } from './routes/files';
import { homeBannerRoutes } from './routes/gallery';
import { healthRoutes } from './routes/health';
import { importRoutes } from './routes/imports';
import { listingPictureRoutes } from './routes/listing-pictures';
import { listingRoutes } from './routes/listings';
import { mailTextRoutes } from './routes/mail-texts';
import { menuPageRoutes } from './routes/menu-pages';
import { myDataRoutes } from './routes/my-data';
import { newsletterRoutes } from './routes/newsletter';
import { officeRoutes } from './routes/office';
import { openapiRoutes } from './routes/openapi';
import { paperRoutes } from './routes/papers';
import { passwordRoutes } from './routes/passwords';
import { peopleRoutes } from './routes/people';
import { postRoutes } from './routes/posts';
import { profileRoutes } from './routes/profiles';
import { questionnaireRoutes } from './routes/questionnaires';
import { redirectRoutes } from './routes/redirects';
import { resourceRoutes } from './routes/resources';
import { responseRoutes } from './routes/responses';
import { searchFilterRoutes } from './routes/search-filters';
import { secondFactorRoutes } from './routes/second-factor';
import { sessionRoutes } from './routes/sessions';
import { staffRoutes } from './routes/staff';
import { subCategoryRoutes } from './routes/sub-categories';
import { translationRoutes } from './routes/translations';
import { webhookRoutes } from './routes/webhooks';
import { workingRoutes } from './routes/working';

const rooms = [
  listingRoutes,
  searchFilterRoutes,
  categoryRoutes,
  subCategoryRoutes,
  companyRoutes,
  homeBannerRoutes,
  callBackRoutes,
  complaintRoutes,
  mailTextRoutes,
  translationRoutes,
  alertRoutes,
  newsletterRoutes,
  sessionRoutes,
  secondFactorRoutes,
  apiKeyRoutes,
  webhookRoutes,
  changeRoutes,
  accountRoutes,
  passwordRoutes,
  fileRoutes,
  paperRoutes,
  healthRoutes,
  contentStateRoutes,
  redirectRoutes,
  openapiRoutes,
  profileRoutes,
  myDataRoutes,
  listingPictureRoutes,
  menuPageRoutes,
  peopleRoutes,
  postRoutes,
  commentRoutes,
  questionnaireRoutes,
  draftRoutes,
  applicationRoutes,
  responseRoutes,
  staffRoutes,
  workingRoutes,
  officeRoutes,
  importRoutes,
  resourceRoutes,
];

/** Apart from its host: tests call `app.request('/api/Faq')`. */
export function createApp(deps: Dependencies): App {
  const app: App = new Hono({ getPath: pathWithoutPrefix });
  if (deps.tracing) app.use(traceRequests(deps.tracing));
  if (deps.onAnswered) app.use(measureRequests(deps.onAnswered));
  app.use(logRequests(deps));
  app.use(logSecurity(deps));
  app.use(plainHeaders);
  if (deps.corsOrigins?.length) app.use(publicCors(deps.corsOrigins));
  if (!deps.bare) app.use(problemJson);
  app.use(requireDiskSpace(deps));
  app.use(clientAddress(deps));
  app.use(limitWrites(deps));
  app.use(authenticate(deps));
  app.use(tellOfWrites(deps));
  for (const room of rooms) room(app, deps);
  app.notFound((context) => toUnknown(context.req.path, deps.bare).toResponse(deps.bare));
  app.onError((error, context) => {
    const refusal = toRefusal(error);
    if (refusal.status >= 500 && refusal !== error) {
      deps.log({ level: 'error', message: 'failed', requestId: context.get('requestId'), error: reasonOf(error) });
    }
    return refusal.toResponse(deps.bare);
  });
  return app;
}

/** 405 with the methods of a path that is a call by others, else 404; an API of the published calls knows no more. */
function toUnknown(path: string, bare: boolean): Refusal {
  // Files are no calls.
  if (bare || /^\/Documents(\/|$)/.test(path)) return notFound();
  const isThis = (pattern: string) => new RegExp(`^/${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const calls = Object.values<Endpoint>(endpoints).filter((one) => isThis(one.path));
  if (calls.length === 0) return new Refusal(404, 'noSuchCall');
  const allow = [...new Set(calls.map(({ method }) => method))].sort().join(', ');
  return new Refusal(405, 'methodUnknown', undefined, { allow });
}

/** `/api` and a slash behind are optional. Only from the first slash on: 15,000 in a row would cost a second. */
function pathWithoutPrefix(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.replace(/^\/api(?=\/|$)/, '').replace(/(?<!\/)\/+$/, '') || '/';
}

/** Gives the calls their limits, and the answers what is said of them: the fields of the IETF's draft. */
function limitWrites(deps: Dependencies): MiddlewareHandler<{ Variables: Variables }> {
  const rateLimit = openRateLimit(deps);
  return async (context, next) => {
    context.set('rateLimit', rateLimit);
    await next();
    const said = deps.bare ? null : context.get('allowance');
    for (const [name, value] of Object.entries(said ?? {})) context.res.headers.set(name, value);
  };
}

function tellOfWrites({ onWritten }: Dependencies): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.req.method !== 'GET') onWritten?.();
  };
}

const plainHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'no-referrer');
  for (const [name, value] of Object.entries(unlessSaidOtherwise)) if (!headers.has(name)) headers.set(name, value);
};

const unlessSaidOtherwise = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};
