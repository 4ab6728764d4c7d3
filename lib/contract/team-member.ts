import { z } from 'zod';
import { says } from './issue-faults';
import { orderedInput, orderedWire } from './kept-fields';
import { pictureInput } from './picture';
import { resources } from './resources';
import { id, ownId, text, typed } from './wire';

const { lengths } = resources.teamMember;

export const teamMemberSchema = z
  .object({
    memberId: id,
    name: z.string(),
    role: text,
    line: text,
    photo: text,
    ...orderedWire,
  })
  .transform(({ memberId, name, role, line, photo, version, updatedAt }) => ({
    id: memberId,
    name,
    role,
    line,
    photo,
    version: version ?? null,
    updatedAt: updatedAt ?? null,
  }));
export type TeamMember = z.output<typeof teamMemberSchema>;
export type TeamMemberWire = z.input<typeof teamMemberSchema>;

export const teamMemberInput = z.strictObject({
  memberId: ownId,
  name: typed(lengths.name).min(1, says('fieldsRequired')),
  role: typed(lengths.role).nullish(),
  line: typed(lengths.line).nullish(),
  photo: pictureInput.nullish(),
  ...orderedInput,
});
