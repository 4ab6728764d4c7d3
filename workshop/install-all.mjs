import { installIfNeeded } from '../scripts/start/install.mjs';

/** What the product needs, and what the workshop needs beside it. */
export async function installAll(supervisor) {
  await installIfNeeded(supervisor);
  await installIfNeeded(supervisor, 'workshop');
}
