import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from './json-ld';

it('is data to the end, whatever stands in it', () => {
  const data = { '@type': 'Thing', name: '</script><script>alert(1)</script><!--' };
  const html = renderToStaticMarkup(<JsonLd data={data} />);
  expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  expect(JSON.parse(html.replace(/<[^>]*>/g, ''))).toEqual(data);
});
