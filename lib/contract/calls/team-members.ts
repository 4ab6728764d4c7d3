import type { Endpoint } from '../endpoint';
import { pictureMaxBody } from '../endpoint';
import { resources } from '../resources';
import { teamMemberInput, teamMemberQuery, teamMemberSchema, teamOrPageSchema } from '../team-member';
import { create, done, list, one, remove, update } from './build';

const { who } = resources.teamMember;

const path = 'team-members/{id}';
const written = {
  body: teamMemberInput,
  maxBody: pictureMaxBody,
  response: teamMemberSchema,
  changes: ['team'],
  extension: true,
} as const;

export const teamMemberCalls = {
  listTeamMembers: {
    ...list('team-members', 'Whoever a family meets at the provider; with `page` one page, for staff', {
      response: teamOrPageSchema,
      reads: ['team'],
      extension: true,
    }),
    query: teamMemberQuery,
    pageWho: who,
  },
  getTeamMember: one(path, 'One of the team', { response: teamMemberSchema, reads: ['team'], extension: true }),
  createTeamMember: create('team-members', 'Somebody new in the team', written, who),
  updateTeamMember: update(path, 'Change somebody of the team', written, who),
  deleteTeamMember: remove(
    path,
    'Put somebody of the team into the trash',
    { response: done, changes: ['team'], extension: true },
    who,
  ),
} satisfies Record<string, Endpoint>;
