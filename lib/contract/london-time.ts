/** What a time on London's clocks means: once, never (they go forward over it) or twice (they go back over it). */
export type LondonTime =
  | { state: 'once'; at: Date }
  /** `instead` is what the clocks show at that moment. */
  | { state: 'skipped'; at: Date; instead: string }
  | { state: 'twice'; earlier: Date; later: Date };

const summer = 60;
const minute = 60_000;

/** Reads '2027-03-28T09:30'; null for what is no day or no time, such as 29 February of most years. */
export function readLondonTime(local: string): LondonTime | null {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? Date.parse(`${local}Z`) : Number.NaN;
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== local) return null;
  const [earlier, later] = [summer, 0]
    .map((offset) => ({ offset, at: new Date(asUtc - offset * minute) }))
    .filter(({ offset, at }) => londonOffset(at) === offset)
    .map(({ at }) => at);
  if (earlier && later) return { state: 'twice', earlier, later };
  if (earlier) return { state: 'once', at: earlier };
  const at = new Date(asUtc);
  return { state: 'skipped', at, instead: toLondonTime(at) };
}

/** As London's clocks show it: '2027-03-28T02:30'. */
export function toLondonTime(at: Date): string {
  return new Date(at.getTime() + londonOffset(at) * minute).toISOString().slice(0, 16);
}

export function toLondonDay(at: Date): string {
  return toLondonTime(at).slice(0, 10);
}

export function toLondonClock(at: Date): string {
  return toLondonTime(at).slice(11);
}

/** The last minute of a day of London's calendar, in which no clock changes; null for what is no day. */
export function endOfLondonDay(day: string): Date | null {
  const read = readLondonTime(`${day}T23:59`);
  return read?.state === 'once' ? read.at : null;
}

const names = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'longOffset' });

/** Minutes that London's clocks are ahead of UTC. */
export function londonOffset(at: Date): number {
  const { value = '' } = names.formatToParts(at).find(({ type }) => type === 'timeZoneName') ?? {};
  const [, hours = '0', minutes = '0'] = /\+(\d\d):(\d\d)/.exec(value) ?? [];
  return Number(hours) * 60 + Number(minutes);
}
