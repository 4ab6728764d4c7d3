import type { TeamMember } from '@/lib/contract/team-member';
import { editorOf, factsOf, fieldsOf, wordsOf } from './facts-of';
import type { Resource } from './resource';

const { field, hinted } = fieldsOf('AdminTeam', 'teamMember');
const nameOf = ({ name }: TeamMember) => name;

export const teamMemberResource: Resource<TeamMember> = {
  ...factsOf('teamMember'),
  words: { ...wordsOf('AdminTeam'), statuses: { published: 'AdminFaqs.published' } },
  nameOf,
  order: { groupOf: () => '', nameOf },
  editor: editorOf('teamMember', {
    fields: [
      field('name', 'line'),
      hinted('role', 'line'),
      hinted('line', 'text', { rows: 3 }),
      hinted('photo', 'picture', { room: 'pictures' }),
    ],
    quick: ['name', 'role', 'line'],
  }),
};
