/** A time of day such as '15:10' as a language writes it: '15.10' in Danish. */
export function toClockTime(time: string, language: string): string {
  return language === 'da' ? time.replaceAll(':', '.') : time;
}
