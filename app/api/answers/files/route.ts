import { sendFile } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { type AnswerFile, mostFileBytes } from '@/lib/contract/file-answer';
import { refused } from '@/lib/forms/fault';
import { formRoute } from '@/lib/forms/form-route';
import { aroundFiles, readFile } from '@/lib/forms/read-file';
import { localePath } from '@/lib/i18n/languages';

/** A file that is to answer a question, as script sends it when it is chosen; without script it comes with the form. */
export const POST = formRoute<{ file: File | null }, AnswerFile>({
  call: endpoints.uploadAnswerFile,
  who: 'user',
  maxBytes: mostFileBytes + aroundFiles,
  hasFiles: true,
  tooLarge: refused(413, 'fileTooLarge'),
  read: (sent) => ({ file: readFile(sent) }),
  send: async ({ file }, { session: { accessToken }, visitor }) =>
    file?.size ? sendFile(endpoints.uploadAnswerFile, file, { accessToken, visitor }) : refused(422, 'fileEmpty'),
  done: ({ id, name }, _, { locale }) => ({
    location: localePath(locale, '/usersdashboard'),
    body: { file: { id, name } },
  }),
  back: (_, { locale }) => localePath(locale, '/usersdashboard'),
});
