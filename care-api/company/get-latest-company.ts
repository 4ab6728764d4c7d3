import { desc } from 'drizzle-orm';
import { companies } from '@/care-api/database/schema/provider';
import { getRow } from '@/care-api/desk/get-row';
import type { Db } from '@/care-api/kernel/db';
import { companyResource as resource } from './company-resource';

export async function getLatestCompany(db: Db) {
  const [latest] = await db.select({ id: companies.id }).from(companies).orderBy(desc(companies.id)).limit(1);
  return latest ? getRow(db, resource, latest.id) : null;
}
