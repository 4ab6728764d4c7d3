import { sealedEnd } from './seal';

const ours = /^care-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz(\.age)?$/;

/** By its moment, to the second, so that names sort by age. */
export function nameOfBackup(now: Date, isSealed: boolean): string {
  return `care-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${isSealed ? sealedEnd : ''}`;
}

export function isBackupName(name: string): boolean {
  return ours.test(name);
}
