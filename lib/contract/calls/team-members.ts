import type { Endpoint } from '../endpoint';
import { pictureMaxBody } from '../endpoint';
import { resources } from '../resources';
import { teamMemberInput, teamMemberSchema } from '../team-member';
import { allOrPages, create, done, one, remove, update } from './build';

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
  listTeamMembers: allOrPages(
    resources.teamMember,
    'team-members',
    'Whoever a family meets at the provider; with `page` one page, for staff',
    { page: teamMemberSchema, all: teamMemberSchema },
    { reads: ['team'], extension: true },
  ),
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
