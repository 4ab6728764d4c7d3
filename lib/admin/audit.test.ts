import en from '@/messages/admin/en.json';
import { auditKinds } from './audit';

it('the audit can be asked for every kind of thing that it has a word for', () => {
  expect([...auditKinds].sort()).toEqual(Object.keys(en.AdminAudit.kinds).sort());
});
