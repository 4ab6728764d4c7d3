import { z } from 'zod';
import { says } from './issue-faults';
import { pictureInput } from './picture';
import { resources } from './resources';
import { staffListQuery, staffPage } from './staff-list';
import { id, ignored, moment, ownId, text, typed, versionInput, versionWire } from './wire';

const { lengths } = resources.teamMember;

/** Whoever a family meets at the provider: a manager, an adviser. */
export const teamMemberSchema = z
  .object({
    memberId: id,
    name: z.string(),
    role: text,
    /** A sentence of their own. */
    line: text,
    photo: text,
    version: versionWire,
    position: z.number().int().nullish(),
    updatedAt: moment.optional(),
    deletedAt: moment.optional(),
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
  version: versionInput,
  position: ignored,
  updatedAt: ignored,
  deletedAt: ignored,
});

export const teamMemberQuery = staffListQuery(resources.teamMember);
export const teamOrPageSchema = z.union([staffPage(teamMemberSchema), z.array(teamMemberSchema)]);
