import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

/** What a test provokes: complaints such as /console error: .*503/, and requests to hosts it asks for by a click. */
export type Expected = { errors?: RegExp[]; hosts?: string[] };

/** Collects what no page should do: uncaught errors, errors on the console, requests to anybody but the product. */
export function collectPageErrors(context: BrowserContext, { errors = [], hosts = [] }: Expected): () => string[] {
  const complaints: string[] = [];
  const visited = new Set<string>();

  context.on('weberror', (fault) => complaints.push(`page error: ${fault.error().message}`));
  context.on('console', (message) => {
    // The browser reports the status of a visited page, such as a wanted 404, as an error too.
    if (message.type() === 'error' && !isStatusOf(message, visited)) {
      complaints.push(`console error: ${message.text()} ${message.location().url}`);
    }
  });
  context.on('request', (request) => {
    if (isPageVisit(request)) visited.add(request.url());
    if (!isOwn(request, hosts)) complaints.push(`third-party request: ${request.url()}`);
  });
  return () => complaints.filter((complaint) => !errors.some((error) => error.test(complaint)));
}

function isStatusOf(message: ConsoleMessage, visited: Set<string>): boolean {
  return message.text().startsWith('Failed to load resource') && visited.has(message.location().url);
}

function isPageVisit(request: Request): boolean {
  return request.isNavigationRequest() && request.frame().parentFrame() === null;
}

function isOwn(request: Request, hosts: string[]): boolean {
  const { protocol, hostname } = new URL(request.url());
  return !protocol.startsWith('http') || ['localhost', '127.0.0.1', ...hosts].includes(hostname);
}
