/** Where something is sent from. Each is '' where it is not said. */
export type Origin = {
  /** Browser and system. */
  device: string;
  address: string;
  /** A hash of what the browser is known by. */
  knownBy: string;
  /** Of the page it comes from. */
  language: string;
};

const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

/** `Firefox, Windows`: what a person knows their devices by, and no more of it. '' for what says neither. */
export function deviceOf(userAgent = ''): string {
  const found = [browsers, systems].map((names) => names.find(([pattern]) => pattern.test(userAgent))?.[1]);
  return found.filter(Boolean).join(', ');
}

/** The part of an address by which one knows the place, not the line: `192.0.2.…`, `2001:db8:a:b:…`. */
export function prefixOf(address: string): string {
  return address.replace(/\.\d{1,3}$/, '.…').replace(/::\/64$/, ':…');
}
