import type { TeamMember } from '@/lib/contract/team-member';
import { Excerpt } from '../layout/beginning';
import { Thumb } from '../pictures/thumb';
import { changedColumn } from '../resource/changed-column';
import type { ResourceView } from '../resource/resource-view';

export const teamView: ResourceView<TeamMember> = {
  columns: [
    { key: 'photo', label: 'AdminTeam.photo', cell: ({ photo }) => photo && <Thumb name={photo} /> },
    { key: 'name', label: 'AdminTeam.name', sort: 'name', isTitle: true, cell: ({ name }) => name },
    { key: 'role', label: 'AdminTeam.role', cell: ({ role }) => <bdi>{role}</bdi> },
    { key: 'line', label: 'AdminTeam.line', isSecondary: true, cell: ({ line }) => <Excerpt text={line} /> },
    changedColumn,
  ],
};
