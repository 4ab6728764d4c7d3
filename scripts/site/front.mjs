import { writtenContent } from '../../lib/http/content-state.mjs';
import { documentHeader, documentWord } from '../../lib/http/document-word.mjs';
import { transportSecurity } from '../../lib/http/security-headers.mjs';
import { acceptedEncoding } from './accepted-encoding.mjs';
import { busyPage } from './busy-page.mjs';
import { compressAnswer } from './compress-answer.mjs';
import { compressedFiles } from './compressed-files.mjs';
import { finishPage } from './finish-page.mjs';
import { finishRedirect, policies } from './finish-redirect.mjs';
import { isMissingPage, isText } from './head.mjs';
import { faultOfRequest, refuseRequest } from './plain-request.mjs';
import { isReadable, unreadable } from './readable-address.mjs';
import { isPostNumber, leadOn } from './redirects.mjs';
import { renderQueue } from './render-queue.mjs';
import { sharedPages } from './shared-pages.mjs';
import { strangerOf, visitorStamp } from './visitor.mjs';
import { wholeNotFound } from './whole-not-found.mjs';
import { withAllow } from './with-allow.mjs';
import { withWholeBody } from './with-whole-body.mjs';

/**
 * What stands between a visitor and Next, in the order a request and its answer meet it.
 * @param {{ handle: import('node:http').RequestListener, port: () => number, visitors: Parameters<typeof visitorStamp>[0], siteUrl?: string, queue?: ReturnType<typeof renderQueue>, redirects?: ReturnType<typeof import('./redirects.mjs').siteRedirects> | null } & Parameters<typeof sharedPages>[0]} settings
 *   `handle` is Next, `port` the front's own, `siteUrl` the address that visitors know
 * @returns {import('node:http').RequestListener}
 */
export function front(settings) {
  const { handle, port, visitors, siteUrl, queue = renderQueue(), redirects = null } = settings;
  const { now, state, pages, countAsked } = settings;
  const { placeOf, forget } = sharedPages({ now, state, pages, countAsked });
  const answerFile = compressedFiles();
  const answerBusy = busyPage();
  const stampVisitor = visitorStamp(visitors);
  const transport = Object.entries(transportSecurity(siteUrl));

  return async (request, response) => {
    for (const [name, value] of transport) response.setHeader(name, value);
    const fault = faultOfRequest(request);
    if (fault) return refuseRequest(response, fault);
    if (await answerFile(request, response)) return;
    const byNumber = redirects && isPostNumber(request) ? await redirects.lead(request.url) : null;
    if (byNumber) return send(response, leadOn({ headers: {} }, byNumber));
    if (isMade(request)) askWhole(request);
    const place = placeOf(request);
    if (await place.answer(response)) return;
    // After that: a kept page needs no listener. Whoever left meanwhile makes nobody wait.
    if (response.closed) place.giveUp();
    else response.on('close', place.giveUp);
    const turn = isMade(request) ? await queue.enter(strangerOf(request, visitors.isBehindProxy), response) : noTurn;
    if (!turn) {
      if (response.closed) place.giveUp();
      else place.refuse();
      return response.closed || answerBusy(request, response);
    }
    response.on('close', turn.end);
    if (await place.start(response)) return turn.end();
    const isUnreadable = !isReadable(request.url);
    if (isUnreadable) request.url = unreadable(request.url);
    stampVisitor(request);
    if (isMade(request)) request.headers[documentHeader] = documentWord();

    const { url: asked } = request;
    const encoding = acceptedEncoding(request);
    const isPage = isPageRequest(request);
    // Next compresses nothing then: the text is read here first.
    if (isPage) delete request.headers['accept-encoding'];
    withWholeBody(response, {
      isHeld(head) {
        // Not by the status: a form that comes back and a bot that is thanked are led on as well.
        if (isWrite(request) && place.tags.has(writtenContent)) forget();
        place.expect(head);
        if (isMissingPage(head) || lacksAllow(head) || head.status === 308) return true;
        return isPublicData(request, head) || (isPage && (head.status === 304 || isText(head)));
      },
      async finish(answer) {
        turn.end();
        if (lacksAllow(answer)) return withAllow(answer, asked, port());
        const isMissing = isMissingPage(answer);
        const isRedirect = answer.status === 308;
        const led = redirects && (isMissing || isRedirect) ? await redirects.lead(asked) : null;
        if (led) return leadOn(isRedirect ? finishRedirect(answer) : answer, led);
        if (isRedirect) return finishRedirect(answer);
        if (isMissing && !isUnreadable) redirects?.miss(asked);
        if (isPublicData(request, answer)) return compressAnswer(answer, encoding);
        const whole = isMissing ? await wholeNotFound(answer, asked, request.headers.cookie ?? '', port()) : answer;
        const status = isUnreadable ? 400 : whole.status;
        const sent = await compressAnswer(finishPage(place.shorten({ ...whole, status })), encoding);
        place.keep(sent);
        return sent;
      },
    });
    turn.run(() => (state ? state.collect(place.tags, () => handle(request, response)) : handle(request, response)));
  };
}

/** Of what waits for nobody. */
const noTurn = { run: (work) => work(), end() {} };
const file = /^\/(?:_next|api|og|maps|Documents)\/|\.\w+$/;

/** Whether Next makes a page of it: what is no file, no data, no write and nothing between two pages of a browser. */
function isMade({ method, url, headers }) {
  return ['GET', 'HEAD'].includes(method) && !headers.rsc && !file.test(url.split('?', 1)[0]);
}

/** Its status may stand in its text, which Next makes for GET alone, and never in parts. Node sends no text to who asked for none. */
function askWhole(request) {
  request.method = 'GET';
  delete request.headers.range;
}

function send(response, { status, headers }) {
  response.writeHead(status, { ...policies, ...headers });
  response.end();
}

function isWrite({ method }) {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method);
}

function lacksAllow({ status, headers }) {
  return status === 405 && headers.allow === undefined;
}

/** What is the same for every reader: nothing in it could be guessed by its length. */
function isPublicData({ method }, { status, headers }) {
  const [kept, type] = [headers['cache-control'], headers['content-type']].map((value) => String(value ?? ''));
  return method === 'GET' && status === 200 && /\bpublic\b/.test(kept) && type.startsWith('application/json');
}

function isPageRequest({ method, url, headers }) {
  if (method !== 'GET' || headers.rsc || headers.range) return false;
  return !url.startsWith('/_next/') && !url.startsWith('/api/');
}
