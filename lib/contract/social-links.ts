export type SocialLink = {
  /** Of the network, as people call it; another site by its host. */
  name: string;
  href: string;
};

const networks: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'youtube.com': 'YouTube',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'twitter.com': 'X',
  'bsky.app': 'Bluesky',
  'wa.me': 'WhatsApp',
  'whatsapp.com': 'WhatsApp',
  'threads.net': 'Threads',
  'pinterest.co.uk': 'Pinterest',
  'trustpilot.com': 'Trustpilot',
};

const mostSocialLinks = 8;

export function toSocialLinks(text: string): SocialLink[] {
  return linesOf(text).flatMap((line) => toSocialLink(line) ?? []);
}

export function areSocialLinks(text: string): boolean {
  const lines = linesOf(text);
  return lines.length <= mostSocialLinks && lines.every(toSocialLink);
}

function linesOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function toSocialLink(href: string): SocialLink | null {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return null;
  const host = new URL(href).hostname.replace(/^www\./, '');
  const network = Object.keys(networks).find((known) => host === known || host.endsWith(`.${known}`));
  return { name: (network && networks[network]) || host, href };
}
