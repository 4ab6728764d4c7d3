import { redirectsSent } from '@/lib/admin/redirects';
import { sendFile } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { type RedirectImport, redirectsMaxBytes } from '@/lib/contract/redirect';
import { refused } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';
import { aroundFiles, readFile } from '@/lib/forms/read-file';

/** A cookie brings them to the list. */
const linesTold = 10;

/** A table of redirects: its good lines are taken, the others named. */
export const POST = officeRoute<{ file: File | null }, RedirectImport>({
  call: endpoints.importRedirects,
  maxBytes: redirectsMaxBytes + aroundFiles,
  hasFiles: true,
  read: (sent) => ({ file: readFile(sent) }),
  send: async ({ file }, asking) =>
    file?.size ? sendFile(endpoints.importRedirects, file, asking) : refused(422, 'importEmpty'),
  done: ({ created, changed, unchanged, refused: lines }) => {
    const told = lines.slice(0, linesTold).map(({ line, code }) => `${line} ${code}`);
    const words = [...[created, changed, unchanged, lines.length].map(String), ...told];
    return { path: '/adminPanel/redirects', shown: { what: redirectsSent, words } };
  },
  back: () => ({ path: '/adminPanel/redirects' }),
});
