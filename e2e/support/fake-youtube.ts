import type { BrowserContext } from '@playwright/test';

/** What YouTube answers: a script that makes a frame and is ready at once, and the frame. */
const playerScript = `
window.YT = {
  Player: class {
    constructor(element, options) {
      this.options = options;
      this.element = element;
      this.frame = document.createElement('iframe');
      this.frame.src = options.host + '/embed/' + options.videoId;
      element.replaceWith(this.frame);
      setTimeout(() => options.events.onReady({ target: this }));
    }
    playVideo() { this.options.events.onStateChange({ target: this, data: 1 }); }
    pauseVideo() { this.options.events.onStateChange({ target: this, data: 2 }); }
    getIframe() { return this.frame; }
    destroy() { this.frame.replaceWith(this.element); }
  },
};
window.onYouTubeIframeAPIReady();`;

/** Tests reach no YouTube: requests to it are answered here, and their hosts remembered. */
export async function fakeYouTube(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/^https:\/\/www\.youtube(-nocookie)?\.com\//, (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    asked.push(hostname + pathname);
    return pathname === '/iframe_api'
      ? route.fulfill({ contentType: 'text/javascript', body: playerScript })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
  });
  return asked;
}
