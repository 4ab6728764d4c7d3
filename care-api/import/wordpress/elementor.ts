import { escapeAttribute } from './attributes';
import { embedOf } from './film-frame';
import type { WxrItem } from './wxr-schema';

/** What Elementor's widgets say, in the order in which they are read; an editor's is HTML, all else words. */
const titles = ['title', 'title_text', 'heading', 'tab_title', 'item_title'];
const texts = [
  ...['editor', 'description', 'description_text', 'tab_content', 'content', 'testimonial_content', 'html'],
  ...['item_description', 'caption', 'testimonial_name', 'shortcode'],
];
const films = ['youtube_url', 'vimeo_url'];
const deepest = 50;

/** '' for any other page, and where it says nothing. */
export function elementorHtml({ meta }: WxrItem): string {
  try {
    return walk(JSON.parse(meta.get('_elementor_data') || '[]'), 0);
  } catch {
    return '';
  }
}

function walk(element: unknown, depth: number): string {
  if (depth > deepest) return '';
  if (Array.isArray(element)) return element.map((one) => walk(one, depth + 1)).join('');
  if (!isObject(element)) return '';
  const { widgetType, settings, elements } = element;
  const own = typeof widgetType === 'string' && isObject(settings) ? show(settings, widgetType) : '';
  return own + walk(elements, depth + 1);
}

type Settings = Record<string, unknown>;

function show(settings: Settings, widget: string): string {
  const text = (name: string) => (typeof settings[name] === 'string' ? settings[name].trim() : '');
  const link = addressIn(settings.link) || addressIn(settings.button_link);
  const isButton = widget === 'button';
  const level = /^h[1-6]$/.test(text('header_size')) ? text('header_size') : 'h3';
  const title = titles.map(text).find(Boolean) ?? '';
  const label = text(isButton ? 'text' : 'button_text') || text('button');
  const words = texts.map(text);
  // In a list of icons, or of tabs, each has its own.
  const rows = Object.values(settings).filter(Array.isArray).flat().filter(isObject);
  return [
    pictureIn(settings.image),
    ...films.map((name) => embedOf(text(name))),
    title && `<${level}>${label ? title : linked(link, title)}</${level}>`,
    ...words,
    label ? linked(link, label) : linked(link, text('text')),
    ...rows.map((row) => show(row, '')),
  ]
    .filter(Boolean)
    .map((part) => `${part}\n\n`)
    .join('');
}

function linked(url: string, words: string): string {
  return url && words ? `<a href="${escapeAttribute(url)}">${words}</a>` : words;
}

function pictureIn(value: unknown): string {
  const url = addressIn(value);
  if (!url || !isObject(value)) return '';
  return `<figure><img src="${escapeAttribute(url)}" alt="${escapeAttribute(String(value.alt ?? ''))}"></figure>`;
}

function addressIn(value: unknown): string {
  return isObject(value) && typeof value.url === 'string' ? value.url.trim() : '';
}

function isObject(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
