import { inArray } from 'drizzle-orm';
import { inOrder } from '@/care-api/database/in-order';
import { companies } from '@/care-api/database/schema/provider';
import type { Kept } from '@/care-api/desk/resource';
import type { CompanyWire } from '@/lib/contract/company';

const wire = {
  companyId: companies.id,
  logoPath: companies.logoPath,
  companyName: companies.name,
  phone: companies.phone,
  email: companies.email,
  address: companies.address,
  openingHours: companies.openingHours,
  isSample: companies.isSample,
  regulatorRating: companies.regulatorRating,
  regulatorUrl: companies.regulatorUrl,
  regulatorDate: companies.regulatorDate,
  regulatorProviderId: companies.regulatorProviderId,
  regulatorLocationId: companies.regulatorLocationId,
  registration: companies.registration,
  companyNumber: companies.companyNumber,
  registeredOffice: companies.registeredOffice,
  icoNumber: companies.icoNumber,
  modernSlaveryUrl: companies.modernSlaveryUrl,
  safeguardingContact: companies.safeguardingContact,
  socialLinks: companies.socialLinks,
  openingPeriods: companies.openingPeriods,
  closedDays: companies.closedDays,
  nation: companies.nation,
  promiseMinutes: companies.promiseMinutes,
  fees: companies.fees,
  feesCheckedOn: companies.feesCheckedOn,
  palette: companies.palette,
  claims: companies.claims,
  version: companies.version,
  updatedAt: companies.updatedAt,
};

export const companyResource: Kept<CompanyWire, number> = {
  kind: 'company',
  table: 'companies',
  async read(db, ids) {
    const rows = await db
      .select(wire)
      .from(companies)
      .where(inArray(companies.id, [...ids]));
    const found = inOrder(ids, rows, ({ companyId }) => companyId);
    return found.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
  },
};
