import { collectAttachments } from '../attachments';
import { collectContent } from '../collect-content';
import type { Wxr } from '../wxr-schema';
import { hostOf, type MediaFile, mediaPaths } from './media-paths';

export function listMedia(wxr: Wxr): { fileOf: (address: string) => MediaFile | null; files: MediaFile[] } {
  const attachments = collectAttachments(wxr.items);
  const addresses = [...wxr.addresses, ...[...attachments.values()].map(({ url }) => url)];
  const fileOf = mediaPaths(new Set(addresses.map(hostOf).filter(Boolean)), attachments);
  const files = new Map<string, MediaFile>();
  collectContent(wxr, (address) => {
    const file = fileOf(address);
    // Of one file asked for in two ways the one that knows more places to look counts.
    if (file && file.paths.length > (files.get(file.key)?.paths.length ?? 0)) files.set(file.key, file);
    return null;
  });
  return { fileOf, files: [...files.values()] };
}
