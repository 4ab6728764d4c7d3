import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { makePost } from '../testing/make-post';
import { toAtom } from './atom';
import { toJsonFeed } from './json-feed';
import { toRss } from './rss';
import { toFeed } from './to-feed';

const site = 'https://care.example';
const nasty = 'Tea & <cake> "x" \'y\' ]]> \u0007 شاي';
const clean = 'Tea & <cake> "x" \'y\' ]]>  شاي';
const posts = [
  makePost({
    id: 7,
    title: nasty,
    author: nasty,
    excerpt: nasty,
    category: '3',
    tags: 'a & b',
    bannerImage: 'tea.jpg',
    updatedAt: '2026-04-01T08:00:00+01:00',
  }),
  makePost({ id: 8, postedOn: null, author: '' }),
];
const around = {
  title: 'Care & more: Insights',
  description: 'New articles',
  site,
  categories: [{ id: 3, name: 'Dementia Care' }],
  now: new Date('2026-05-01T00:00:00Z'),
};
const feed = toFeed(posts, { ...around, locale: 'en' });
const portuguese = toFeed(posts, { ...around, locale: 'pt' });
const parser = new XMLParser({ ignoreAttributes: false, trimValues: false });
const parse = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml);
};

describe('the feeds', () => {
  it('RSS parses, with absolute addresses and dates of the mail format', () => {
    const { channel } = parse(toRss(feed)).rss;
    expect(channel).toMatchObject({ title: 'Care & more: Insights', link: `${site}/blog` });
    expect(channel['atom:link']['@_href']).toBe(`${site}/feed`);
    const [first, second] = channel.item;
    expect(first).toMatchObject({
      title: clean,
      'dc:creator': clean,
      link: `${site}/blog-details-user-view/7`,
      pubDate: 'Mon, 02 Mar 2026 09:30:00 GMT',
      category: ['Dementia Care', 'a & b'],
      description: clean,
    });
    expect(first.guid['#text']).toBe(first.link);
    expect(second.pubDate).toBeUndefined();
  });

  it('Atom parses, and every entry has what the format asks for', () => {
    const atom = parse(toAtom(feed)).feed;
    expect(atom).toMatchObject({ id: `${site}/blog`, updated: '2026-05-01T00:00:00.000Z' });
    expect(atom.author.name).toBe('Care & more: Insights');
    expect(atom.entry[0]).toMatchObject({
      id: `${site}/blog-details-user-view/7`,
      title: clean,
      published: '2026-03-02T09:30:00.000Z',
      updated: '2026-04-01T07:00:00.000Z',
      author: { name: clean },
    });
    expect(atom.entry[1]).toMatchObject({ title: 'Choosing a carer', summary: 'Take your time.' });
    expect(atom.entry[1].published).toBeUndefined();
  });

  it('JSON Feed says the same', () => {
    const json = JSON.parse(toJsonFeed(feed));
    expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', feed_url: `${site}/feed/json` });
    expect(json.items[0]).toMatchObject({
      id: `${site}/blog-details-user-view/7`,
      url: `${site}/blog-details-user-view/7`,
      image: `${site}/Documents/appImages/tea.jpg`,
      tags: ['Dementia Care', 'a & b'],
      authors: [{ name: nasty }],
    });
    expect(json.items[1]).not.toHaveProperty('authors');
  });

  it('say their language, lead to its pages and mark posts in another, which keep their names', () => {
    const [home, url, id] = [
      `${site}/pt/blog`,
      `${site}/pt/blog-details-user-view/8`,
      `${site}/blog-details-user-view/8`,
    ];
    const { channel } = parse(toRss(portuguese)).rss;
    expect(channel).toMatchObject({ language: 'pt-pt', link: home, 'atom:link': { '@_href': `${site}/pt/feed` } });
    expect(channel.item[1]).toMatchObject({ link: url, guid: { '#text': id }, 'dc:language': 'en' });
    const atom = parse(toAtom(portuguese)).feed;
    expect(atom).toMatchObject({ '@_xml:lang': 'pt-PT', id: home });
    expect(atom.link.map((link: Record<string, string>) => link['@_href'])).toEqual([home, `${site}/pt/feed/atom`]);
    expect(atom.entry[1]).toMatchObject({ '@_xml:lang': 'en', id, link: { '@_href': url } });
    const json = JSON.parse(toJsonFeed(portuguese));
    expect(json).toMatchObject({ language: 'pt-PT', home_page_url: home, feed_url: `${site}/pt/feed/json` });
    expect(json.items[1]).toMatchObject({ id, url, language: 'en' });

    expect(parse(toRss(feed)).rss.channel.language).toBe('en-gb');
    expect(parse(toRss(feed)).rss.channel.item[1]).not.toHaveProperty('dc:language');
    expect(JSON.parse(toJsonFeed(feed)).items[1]).not.toHaveProperty('language');
  });

  it('are valid without a post', () => {
    const empty = { ...feed, items: [] };
    parse(toRss(empty));
    parse(toAtom(empty));
    expect(JSON.parse(toJsonFeed(empty)).items).toEqual([]);
  });
});
