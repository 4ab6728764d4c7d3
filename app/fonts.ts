import localFont from 'next/font/local';

export const sourceSans = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '200 900',
  variable: '--font-source-sans',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

export const sourceSerif = localFont({
  src: '../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  weight: '200 900',
  variable: '--font-source-serif',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

/** Not preloaded: the browser fetches it only where Arabic letters stand. */
export const notoArabic = localFont({
  src: '../node_modules/@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-noto-arabic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

export const fontVariables = `${sourceSans.variable} ${sourceSerif.variable} ${notoArabic.variable}`;
