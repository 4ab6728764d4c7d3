import { endpoints } from '@/lib/contract/endpoints';
import { resources } from '@/lib/contract/resources';
import type { TeamMember } from '@/lib/contract/team-member';
import { factsOf } from './facts-of';
import type { Resource } from './resource';

const { sorts, lengths } = resources.teamMember;
const nameOf = ({ name }: TeamMember) => name;

export const teamMemberResource: Resource<TeamMember> = {
  ...factsOf('teamMember'),
  words: {
    caption: 'AdminTeam.caption',
    none: 'AdminTeam.none',
    add: 'AdminTeam.new',
    statuses: { published: 'AdminFaqs.published' },
  },
  rules: { statuses: ['published'], sorts, defaultSort: 'position' },
  list: endpoints.listTeamMembers,
  idOf: ({ id }) => id,
  nameOf,
  order: { groupOf: () => '', nameOf },
  editor: {
    get: endpoints.getTeamMember,
    create: endpoints.createTeamMember,
    update: endpoints.updateTeamMember,
    fields: [
      { name: 'name', label: 'AdminTeam.name', kind: 'line', max: lengths.name },
      { name: 'role', label: 'AdminTeam.role', hint: 'AdminTeam.roleHint', kind: 'line', max: lengths.role },
      { name: 'line', label: 'AdminTeam.line', hint: 'AdminTeam.lineHint', kind: 'text', rows: 3, max: lengths.line },
      { name: 'photo', label: 'AdminTeam.photo', hint: 'AdminTeam.photoHint', kind: 'picture', room: 'pictures' },
    ],
    quick: ['name', 'role', 'line'],
    names: {},
    toOpened: ({ name, role, line, photo, version }) => ({ fields: { name, role, line, photo }, version }),
    toBody: ({ name, role, line, photo }) => ({ name, role, line, photo }),
  },
};
