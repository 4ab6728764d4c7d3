import localFont from 'next/font/local';

// Preloaded and optional: a font that comes late waits for the next page instead of moving this one (0.15 of shift measured).

const sourceSans = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '200 900',
  variable: '--font-source-sans',
  display: 'optional',
  adjustFontFallback: 'Arial',
});

/** Headings have one weight: a variable file would be 30 kB heavier. */
const sourceSerif = localFont({
  src: '../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
  weight: '600',
  variable: '--font-source-serif',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
});

/** Letters of Slovak, Polish, Hungarian, Turkish: fetched only where one of them stands, and shown when they come. */
const sourceSansExtended = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
  weight: '200 900',
  variable: '--font-source-sans-extended',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF' }],
});

const sourceSerifExtended = localFont({
  src: '../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff2',
  weight: '600',
  variable: '--font-source-serif-extended',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF' }],
});

/** Named by the pages of their language alone (globals.css), and fetched only there. */
const sourceSansGreek = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-normal.woff2',
  weight: '200 900',
  variable: '--font-source-sans-greek',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0370-0377, U+037A-037F, U+0384-038A, U+038C, U+038E-03A1, U+03A3-03FF' },
  ],
});

const sourceSerifGreek = localFont({
  src: '../node_modules/@fontsource/source-serif-4/files/source-serif-4-greek-600-normal.woff2',
  weight: '600',
  variable: '--font-source-serif-greek',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0370-0377, U+037A-037F, U+0384-038A, U+038C, U+038E-03A1, U+03A3-03FF' },
  ],
});

const sourceSansCyrillic = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2',
  weight: '200 900',
  variable: '--font-source-sans-cyrillic',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' }],
});

const sourceSerifCyrillic = localFont({
  src: '../node_modules/@fontsource/source-serif-4/files/source-serif-4-cyrillic-600-normal.woff2',
  weight: '600',
  variable: '--font-source-serif-cyrillic',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' }],
});

/** Not preloaded: the browser fetches it only where Arabic letters stand. */
const notoArabic = localFont({
  src: '../node_modules/@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-noto-arabic',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
});

const latin = [sourceSans, sourceSerif, sourceSansExtended, sourceSerifExtended];
const otherScripts = [sourceSansGreek, sourceSerifGreek, sourceSansCyrillic, sourceSerifCyrillic, notoArabic];

export const fontVariables = [...latin, ...otherScripts].map(({ variable }) => variable).join(' ');
