import type { profiles } from '@/care-api/database/schema/accounts';
import type { ProfileInput } from '@/lib/contract/profile';

type Row = typeof profiles.$inferSelect;

/** A profile as the published client reads it: `dOB` and `iD_No`, and its owner's user id in `extra1`. */
export function toProfileWire(row: Row) {
  const [extra2, extra3, extra4, extra5, extra6, extra7, extra8, extra9, extra10] = row.extras;
  return {
    profileId: row.id,
    email: row.email,
    phoneNo: row.phone,
    profilePhoto: row.photo,
    address: row.address,
    address2: row.address2,
    street: row.street,
    city: row.city,
    state: row.state,
    country: row.country,
    nationality: row.nationality,
    gender: row.gender,
    dOB: row.dateOfBirth,
    iD_No: row.idNumber,
    description: row.description,
    aboutyou: row.aboutYou,
    extra1: row.accountId,
    extra2,
    extra3,
    extra4,
    extra5,
    extra6,
    extra7,
    extra8,
    extra9,
    extra10,
    createdby: row.createdBy,
    createdDate: row.createdAt.toISOString(),
    updatedby: row.updatedBy,
    updatedDate: row.updatedAt.toISOString(),
    isActive: true,
    status: true,
  };
}

/** All but the photo, which is stored on its own. The body is the whole profile: what it leaves out is empty. */
export function toProfileRow(body: ProfileInput) {
  const { extra2, extra3, extra4, extra5, extra6, extra7, extra8, extra9, extra10 } = body;
  const extras = [extra2, extra3, extra4, extra5, extra6, extra7, extra8, extra9, extra10];
  return {
    email: body.email,
    phone: body.phoneNo,
    address: body.address,
    address2: body.address2 ?? '',
    street: body.street,
    city: body.city,
    state: body.state,
    country: body.country,
    nationality: body.nationality,
    gender: body.gender,
    dateOfBirth: body.dOB.slice(0, 10),
    idNumber: body.iD_No ?? '',
    description: body.description ?? '',
    aboutYou: body.aboutyou ?? '',
    extras: extras.map((extra) => extra ?? ''),
  };
}
