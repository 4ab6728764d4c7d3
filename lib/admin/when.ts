/** The fields of the two moments that an editor can set, by the button that sets them, and what the API calls each. */
export const momentFields = {
  schedule: { action: 'publish', local: 'local', which: 'which' },
  scheduleEnd: { action: 'unpublish', local: 'endLocal', which: 'endWhich' },
} as const;
export type Moment = keyof typeof momentFields;

export const whenFields = ['local', 'which', 'endLocal', 'endWhich'] as const;
export type When = Record<(typeof whenFields)[number], string>;

export function readWhen(textOf: (name: string) => string): When {
  const [local, which, endLocal, endWhich] = [textOf('local'), textOf('which'), textOf('endLocal'), textOf('endWhich')];
  return { local, which, endLocal, endWhich };
}
