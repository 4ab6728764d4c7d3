import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fits, readRich, writeRich } from './rich-html';
import { toPlayer } from './rich-media';
import { cleanPaste } from './rich-paste';

const paste = (html: string) => writeRich(readRich(cleanPaste(html)));

it('lists of Word are lists again, one in another, without the signs that were typed for them', () => {
  const sign = (text: string) =>
    `<![if !supportLists]><span style='mso-list:Ignore'>${text}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>`;
  const item = (level: number, text: string, words: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>${sign(text)}${words}<o:p></o:p></p>`;
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
    <style><!-- p.MsoNormal {margin:0cm} --></style><!--[if gte mso 9]><xml><o:shapedefaults/></xml><![endif]--></head>
    <body lang=EN-GB><!--StartFragment--><p class=MsoTitle>Our week<o:p></o:p></p><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Care</b> at home<o:p></o:p></p>
    <p class=MsoNormal><o:p>&nbsp;</o:p></p>${item(1, '·', 'Tea')}${item(2, 'o', 'Milk')}${item(1, '·', 'Bread')}
    <p class=MsoNormal>Then<a href="https://site.example/#_ftn1">[1]</a></p>${item(1, '1.', 'Rise')}${item(1, '2.', 'Rest')}
    <p class=MsoNormal><img width=5 height=5 src="file:///C:/Temp/msohtmlclip1/01/clip_image002.png"></p><!--EndFragment--></body></html>`;
  expect(paste(word)).toBe(
    '<h2>Our week</h2><p><strong>Care</strong> at home</p><ul><li>Tea<ul><li>Milk</li></ul></li><li>Bread</li></ul>' +
      '<p>Then[1]</p><ol><li>Rise</li><li>Rest</li></ol>',
  );
});

it('Google Docs loses its wrapper, its styles and the paragraphs in its lists', () => {
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f3a"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Title</span></h1>
    <p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400;font-style:italic"> slanted</span></p><br>
    <ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li></ul>
    <div dir="ltr" align="left"><table style="border:none"><colgroup><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000 1pt"><p dir="ltr"><span>Cell</span></p></td></tr></tbody></table></div></b>`;
  const written = paste(docs);
  expect(written).toContain('<h2 dir="ltr">Title</h2><p dir="ltr"><strong>Bold</strong><em> slanted</em></p>');
  expect(written).toContain('<ul><li dir="ltr"><p dir="ltr">One</p></li></ul>');
  expect(written).toContain('<td><p dir="ltr">Cell</p></td>');
  expect(written).not.toMatch(/style|<b[ >]|<col|guid|role/);
});

const folder = path.join(process.cwd(), '../shared/data/blog/messy_html');
const files = existsSync(folder) ? readdirSync(folder) : [];
(files.length > 0 ? it : it.skip)('what people really paste becomes what the editor shows, with its words', () => {
  for (const name of files) {
    const html = readFileSync(path.join(folder, name), 'utf8');
    const written = paste(html);
    expect([name, fits(written)]).toEqual([name, true]);
    expect(written).not.toMatch(/style=|class=|mso|<o:|<font|<span/i);
    expect(written.length).toBeGreaterThan(20);
  }
});

it.each([
  ['https://www.youtube.com/watch?v=abcDEF_1-2&t=3', 'https://www.youtube-nocookie.com/embed/abcDEF_1-2'],
  ['youtu.be/abcDEF12', 'https://www.youtube-nocookie.com/embed/abcDEF12'],
  ['https://vimeo.com/12345678', 'https://player.vimeo.com/video/12345678'],
  ['https://example.org/watch?v=abcDEF12', undefined],
  ['javascript:alert(1)', undefined],
])('%s is the film %s', (typed, src) => {
  expect(toPlayer(typed, 'A film')?.src).toBe(src);
});
