import { z } from 'zod';
import { says } from './issue-faults';
import { keptWire } from './kept-fields';
import { isReserved } from './page-slug';
import { redirectKey } from './redirect-key.mjs';
import { resources } from './resources';
import { id, ignored, ownId, typed, versionInput } from './wire';

export const redirectSources = ['hand', 'import', 'rename', 'deletion', 'register'] as const;
export type RedirectSource = (typeof redirectSources)[number];

const { lengths } = resources.redirect;

/** Below these nothing is a page that anybody could have had before. */
const closedRooms = ['adminpanel', 'api', 'documents', '_next', 'og'];

function isOwn(key: string): boolean {
  const [, first = '', second] = key.split(/[/?]/);
  return closedRooms.includes(first) || (second === undefined && isReserved(first));
}

/** An address that people may ask for, as `redirectKey` spells it; of a whole one the path counts. */
export const redirectFrom = typed(lengths.from)
  .transform((text) => redirectKey(text.replace(/^https?:\/\/[^/?#]*/i, '')) ?? '')
  .refine((key) => key.length > 1, says('menuAddressInvalid'))
  .refine((key) => !isOwn(key), says('pageAddressReserved'))
  .meta({ format: 'uri-reference' });

export const redirectTo = typed(lengths.to)
  .refine((text) => !/^http:/i.test(text), says('webAddressInvalid'))
  .transform(toTarget)
  .refine((target) => target !== '', says('menuAddressInvalid'))
  .meta({ format: 'uri-reference' });

const here = 'https://site.invalid';

/** As a header can hold it; '' where it is neither. */
function toTarget(text: string): string {
  const isPath = text.startsWith('/');
  if (!(isPath || /^https:\/\//i.test(text)) || !URL.canParse(text, here)) return '';
  const url = new URL(text, here);
  if (isPath) return url.origin === here && !url.pathname.startsWith('//') ? url.href.slice(here.length) : '';
  return url.username || url.password ? '' : url.href;
}

export const redirectSchema = z
  .object({
    redirectId: id,
    from: z.string(),
    to: z.string(),
    source: z.enum(redirectSources),
    timesAsked: z.number(),
    lastAskedOn: z.string().nullable(),
    ...keptWire,
  })
  .transform(({ redirectId, ...wire }) => ({ id: redirectId, ...wire, version: wire.version ?? null }));
export type Redirect = z.output<typeof redirectSchema>;
export type RedirectWire = z.input<typeof redirectSchema>;

export const redirectInput = z.strictObject({
  redirectId: ownId,
  from: redirectFrom,
  to: redirectTo,
  version: versionInput,
  source: ignored,
  timesAsked: ignored,
  lastAskedOn: ignored,
  updatedAt: ignored,
  deletedAt: ignored,
});
export type RedirectInput = z.output<typeof redirectInput>;

export const missedDays = 30;

export const missedAddressesSchema = z.array(z.object({ path: z.string(), count: z.number(), lastOn: z.string() }));
export type MissedAddress = z.output<typeof missedAddressesSchema>[number];

export const redirectImportSchema = z.object({
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  refused: z.array(z.object({ line: z.number(), code: z.string(), reason: z.string() })),
});
export type RedirectImport = z.output<typeof redirectImportSchema>;

export const redirectsMaxBytes = 4 * 1024 * 1024;
