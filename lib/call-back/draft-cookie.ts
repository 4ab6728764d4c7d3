import { z } from 'zod';
import { type CallBackFault, type CallBackFields, emptyCallBackFields } from './call-back-fields';

/** Without script a refused form comes back through this short-lived cookie, with every word the visitor typed. */
export const draftCookieName = 'call-back-draft';
export const draftMaxAge = 300;
/** Browsers keep 4096 bytes a cookie, name and attributes included. */
const maxBytes = 3_800;

const draftSchema = z.object({
  fields: z.object(Object.fromEntries(Object.keys(emptyCallBackFields).map((name) => [name, z.string().catch('')]))),
  fault: z.object({ message: z.string(), errors: z.record(z.string(), z.string()) }),
});

export type CallBackDraft = { fields: CallBackFields; fault: CallBackFault };

export function writeDraft({ fields, fault }: CallBackDraft): string {
  let kept = fields;
  for (;;) {
    const text = Buffer.from(JSON.stringify({ fields: kept, fault })).toString('base64url');
    if (text.length <= maxBytes || kept.yourMessage === '') return text;
    kept = { ...kept, yourMessage: kept.yourMessage.slice(0, Math.floor(kept.yourMessage.length * 0.8)) };
  }
}

export function readDraft(cookie: string | undefined): CallBackDraft | null {
  if (!cookie) return null;
  try {
    const { fields, fault } = draftSchema.parse(JSON.parse(Buffer.from(cookie, 'base64url').toString()));
    return { fields: { ...emptyCallBackFields, ...fields }, fault };
  } catch {
    return null;
  }
}
