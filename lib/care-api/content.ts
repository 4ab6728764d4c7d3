import 'server-only';
import type { z } from 'zod';
import type { CallBackSpeed } from '@/lib/contract/call-back-report';
import type { Category } from '@/lib/contract/category';
import { type Claim, claims } from '@/lib/contract/claims';
import { type Company, companySchema } from '@/lib/contract/company';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import type { Faq } from '@/lib/contract/faq';
import type { GalleryImage } from '@/lib/contract/gallery';
import type { Menu } from '@/lib/contract/menu';
import type { SearchFilter } from '@/lib/contract/search-filter';
import { rowsOf } from '@/lib/contract/staff-list';
import type { TeamMember } from '@/lib/contract/team-member';
import { siteOwner } from '@/lib/env';
import { shareProviderPhone } from '@/lib/http/provider-phone.mjs';
import { read } from './client';
import { isOurApi } from './unanswered';

/** The provider as the API tells of it; as the site's settings do, where it tells nothing or never answered. */
export async function getCompany(): Promise<Company | null> {
  const reading = await read(endpoints.getLatestCompany);
  const told = reading.state === 'ready' ? reading.value : null;
  const company = told?.tellsDetails ? told : withSettings(told);
  if (company) shareProviderPhone(company.phone);
  return company;
}

function withSettings(told: Company | null): Company | null {
  const owner = siteOwner();
  if (Object.values(owner).every((value) => value === '')) return told;
  return { ...(told ?? companySchema.parse({ companyId: 1, logoPath: '' })), ...owner };
}

/** What the provider says of itself. An API of the published calls cannot tell: there the site says what it always said. */
export async function listClaims(): Promise<readonly Claim[]> {
  const company = await getCompany();
  return company?.claims ?? (isOurApi() ? [] : claims);
}

export async function listCategories(): Promise<Category[]> {
  const reading = await read(endpoints.listCategories);
  return reading.state === 'ready' ? rowsOf(reading.value) : [];
}

export async function listSearchFilters(): Promise<SearchFilter[]> {
  const reading = await read(endpoints.listSearchFilters);
  return reading.state === 'ready' && Array.isArray(reading.value) ? reading.value : [];
}

export async function listMenus(): Promise<Menu[]> {
  const reading = await read(endpoints.listMenus);
  return reading.state === 'ready' && Array.isArray(reading.value) ? reading.value : [];
}

export async function listFaqs(): Promise<Faq[]> {
  const reading = await read(endpoints.listFaqs);
  return reading.state === 'ready' ? rowsOf(reading.value) : [];
}

export async function listTeam(): Promise<TeamMember[]> {
  const reading = await read(endpoints.listTeamMembers);
  return reading.state === 'ready' ? rowsOf(reading.value) : [];
}

export function listHomeBanners(): Promise<GalleryImage[]> {
  return list(endpoints.listHomeBanners);
}

/** A list that cannot be read is an empty one: its block shows its empty state, the page stands. */
async function list<T>(endpoint: Endpoint & { response: z.ZodType<T[]> }): Promise<T[]> {
  const reading = await read(endpoint);
  return reading.state === 'ready' ? reading.value : [];
}

export async function getCallBackSpeed(): Promise<CallBackSpeed> {
  const reading = await read(endpoints.getCallBackSpeed);
  return reading.state === 'ready' ? reading.value.speed : null;
}
