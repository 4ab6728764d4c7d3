import { readByIds } from '@/care-api/database/read-by-ids';
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
    const rows = await readByIds(db.select(wire).from(companies), companies.id, ids, ({ companyId }) => companyId);
    return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
  },
};
