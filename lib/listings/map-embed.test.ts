import { mapEmbed } from './map-embed';

const osm = 'https://www.openstreetmap.org/export/embed.html?bbox=-1.6%2C54.9%2C-1.5%2C55.0&layer=mapnik';

test.each([
  [osm, osm],
  [`<iframe width="425" src="${osm.replace('&', '&amp;')}"></iframe><br/><small>x</small>`, osm],
  [
    "<IFRAME allow src='https://www.google.com/maps/embed?pb=!1m18' ></IFRAME>",
    'https://www.google.com/maps/embed?pb=!1m18',
  ],
  ['https://maps.google.com/maps?q=York&output=embed', 'https://maps.google.com/maps?q=York&output=embed'],
])('%s is a map', (embed, address) => {
  expect(mapEmbed(embed)).toBe(address);
});

test.each([
  '',
  'no address',
  'http://www.google.com/maps/embed?pb=1',
  'https://www.google.com/search?q=maps/embed',
  'https://www.google.com.evil.example/maps/embed',
  'https://www.google.com@evil.example/maps/embed',
  'https://user@www.google.com/maps/embed',
  'https://www.google.com:8443/maps/embed',
  'https://www.openstreetmap.org/export/embed.html/../../login',
  'javascript:alert(1)',
  '<iframe srcdoc="<p>x</p>"></iframe>',
  '<iframe data-src="https://www.google.com/maps/embed?pb=1"></iframe>',
  '<img src="https://www.google.com/maps/embed?pb=1">',
])('%s is none', (embed) => {
  expect(mapEmbed(embed)).toBeNull();
});
