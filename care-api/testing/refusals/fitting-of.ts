import { callsByName } from '@/care-api/testing/asking-by-role';
import { fitting } from './handlers';
import { nothingHere, type Refused } from './refused';

/** What a call refuses of a body that fits, about a row that is not there; null where it needs none. */
export function fittingOf(name: string): Refused | null {
  const said = Object.entries(fitting).find(([key]) => key === name)?.[1];
  const path = callsByName.find((one) => one.name === name)?.call.path;
  if (said !== undefined) return said;
  return path?.includes('{') ? nothingHere : null;
}
