import { listings } from '@/care-api/database/schema/listings';
import { plainFieldNames } from '@/lib/contract/listing-fields';

export const plainColumns = plainFieldNames.map((field) => ({ field, column: listings[field].name }));
