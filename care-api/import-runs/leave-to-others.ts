import { setTimeout as sleep } from 'node:timers/promises';

/**
 * After a part of an import, the database is left to others for half as long as the part took: the embedded engine has
 * one connection, and whoever asks for a page would wait for a part with each of its questions.
 */
export function leaveToOthers(began: number): Promise<void> {
  return sleep((performance.now() - began) / 2);
}
