import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Whether a document is under a password, or allows less without one. A PDF says so in its trailer, which is never packed. */
export async function isLocked(content: Buffer): Promise<boolean> {
  const start = content.toString('latin1', 0, 4);
  if (start === '%PDF') return isLockedPdf(content);
  if (start === 'PK\x03\x04') return isLockedPackage(content).catch(() => false);
  // What Office locks is no archive any more: it lies in one of the older kind.
  return start === '\xd0\xcf\x11\xe0' && content.includes(Buffer.from('EncryptedPackage', 'utf16le'));
}

function isLockedPdf(content: Buffer): boolean {
  const word = '/Encrypt';
  for (let at = content.indexOf(word); at !== -1; at = content.indexOf(word, at + 1)) {
    if (/^\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(content.toString('latin1', at, at + 50))) return true;
  }
  return false;
}

const longestManifest = 1024 * 1024;

async function isLockedPackage(content: Buffer): Promise<boolean> {
  const archive = await fromBufferPromise(content);
  let isUnderKey = false;
  for await (const entry of archive.eachEntry()) {
    isUnderKey ||= entry.isEncrypted() || entry.fileName === 'encrypted-package';
    if (entry.fileName !== 'META-INF/manifest.xml' || entry.uncompressedSize > longestManifest) continue;
    const manifest = await text(await archive.openReadStreamPromise(entry));
    isUnderKey ||= manifest.includes('encryption-data');
  }
  return isUnderKey;
}
