import { importForm, importPath, importRunPath } from '@/lib/admin/imports';
import { sendFile } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { type ImportRun, importMaxBytes } from '@/lib/contract/import';
import { refused } from '@/lib/door/fault';
import { formRoute } from '@/lib/door/form-route';
import { localePath } from '@/lib/i18n/languages';

/** Bytes of a form around its file. */
const around = 64 * 1024;

/** A file of listings: it is looked at, and nothing is changed. */
export const POST = formRoute<{ file: File | null }, ImportRun>({
  call: endpoints.uploadImport,
  who: 'user',
  maxBytes: importMaxBytes + around,
  hasFiles: true,
  isPlainOnly: true,
  tooLarge: refused(413, 'importTooLarge'),
  read: (sent) => {
    const file = sent.get('file');
    return { file: file === null || typeof file === 'string' ? null : file };
  },
  send: async ({ file }, { session: { accessToken }, visitor }) =>
    !file?.size ? refused(422, 'importEmpty') : sendFile(endpoints.uploadImport, file, { accessToken, visitor }),
  done: ({ id }, _, { locale }) => ({ location: localePath(locale, importRunPath(id)) }),
  back: (_, { locale }) => localePath(locale, importPath),
  keep: { form: importForm, words: () => ({}) },
});
