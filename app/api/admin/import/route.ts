import { importForm, importPath, importRunPath } from '@/lib/admin/imports';
import { sendFile } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { type ImportRun, importMaxBytes } from '@/lib/contract/import';
import { refused } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';
import { aroundFiles, readFile } from '@/lib/forms/read-file';

/** A file of listings: it is looked at, and nothing is changed. */
export const POST = officeRoute<{ file: File | null }, ImportRun>({
  call: endpoints.uploadImport,
  maxBytes: importMaxBytes + aroundFiles,
  hasFiles: true,
  tooLarge: refused(413, 'importTooLarge'),
  read: (sent) => ({ file: readFile(sent) }),
  send: async ({ file }, asking) =>
    file?.size ? sendFile(endpoints.uploadImport, file, asking) : refused(422, 'importEmpty'),
  done: ({ id }) => ({ path: importRunPath(id) }),
  back: () => ({ path: importPath, tells: true }),
  keep: { form: importForm, words: () => ({}) },
});
