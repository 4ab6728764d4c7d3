/** Kinds of file that can be an answer, by their usual ending. Without zod, for the browser reads it. */
export const fileTypes = ['pdf', 'docx', 'odt', 'jpg', 'png'] as const;
export type FileType = (typeof fileTypes)[number];

export const mostFileBytes = 10 * 1024 * 1024;

export const fileFaults = [
  'fileTooLarge',
  'fileTypeWrong',
  'fileEmpty',
  'fileDamaged',
  'fileHarmful',
  'fileGone',
] as const;
export type FileFault = (typeof fileFaults)[number];

/** Known before it goes on its way. */
export function faultOfSize({ size }: { size: number }): FileFault | null {
  if (size === 0) return 'fileEmpty';
  return size > mostFileBytes ? 'fileTooLarge' : null;
}

export type AnswerFile = { id: string; name: string };

/** What is sent as the answer: an API that knows nothing of files keeps it as a text, which ends with the file's name. */
export function toFileAnswer({ id, name }: AnswerFile): string {
  return `${id}/${name}`;
}

export function readFileAnswer(value: string): AnswerFile | null {
  const [, id, name] = /^([0-9a-f]{24})\/([^/]{1,200})$/.exec(value) ?? [];
  return id && name ? { id, name } : null;
}

export function fileAnswerPath(id: string): string {
  return `/api/answers/files/${id}`;
}
