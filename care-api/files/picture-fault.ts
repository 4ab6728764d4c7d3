import { Refusal } from '@/care-api/api-error';
import { invalid } from '@/care-api/read-json';

export const choosePicture = 'Please choose a picture: png, jpg, jpeg, gif or bmp.';
export const damaged = 'This picture is damaged. Please choose another one, or save it anew.';

/** A picture that cannot be taken, told by field in words for the person who chose it. */
export function pictureFault(field: string, message: string): Refusal {
  return new Refusal(422, invalid, { [field]: message });
}
