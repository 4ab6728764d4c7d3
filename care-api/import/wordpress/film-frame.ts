import { videoKey } from '@/lib/contract/video';
import { escapeAttribute } from './attributes';

export function filmFrame(address: string): string | null {
  const url = toUrl(address);
  if (!url) return null;
  const src = youTubePlayer(url) ?? vimeoPlayer(url);
  return src && `<iframe src="${src}"></iframe>`;
}

/** An address that stands for what it leads to, on a line of its own. */
export function embedOf(address: string): string {
  const plain = address
    .trim()
    .replace(/&amp;/g, '&')
    .replace(/&#0?38;/g, '&');
  const frame = filmFrame(plain);
  if (frame) return frame;
  const url = toUrl(plain);
  if (!url) return '';
  const href = escapeAttribute(url.href);
  if (/\.(?:mp3|m4a|ogg|oga|wav|flac)$/i.test(url.pathname)) return `<audio src="${href}"></audio>`;
  if (/\.(?:mp4|m4v|webm|ogv|mov)$/i.test(url.pathname)) return `<video src="${href}"></video>`;
  return `<a href="${href}">${escapeAttribute(plain)}</a>`;
}

function youTubePlayer(url: URL): string | null {
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  const [, inPath] = /^\/(?:embed|v|shorts|live)\/([\w-]{6,20})\/?$/.exec(url.pathname) ?? [];
  const [, inShort] = /^\/([\w-]{6,20})\/?$/.exec(url.pathname) ?? [];
  const key =
    host === 'youtu.be'
      ? inShort
      : ['youtube.com', 'youtube-nocookie.com'].includes(host)
        ? (inPath ?? videoKey(url.href))
        : null;
  return key ? `https://www.youtube-nocookie.com/embed/${key}` : null;
}

function vimeoPlayer({ hostname, pathname }: URL): string | null {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return null;
  const [, key] = /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{5,12})(?:\/|$)/.exec(pathname) ?? [];
  return key ? `https://player.vimeo.com/video/${key}` : null;
}

function toUrl(address: string): URL | null {
  const whole = address.trim().replace(/^\/\//, 'https://');
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? new URL(whole) : null;
}
