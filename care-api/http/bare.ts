import { accountExtensionFields } from '@/lib/contract/account';
import { callBackExtensionFields } from '@/lib/contract/call-back';
import { categoryExtensionFields } from '@/lib/contract/category';
import { commentExtensionFields } from '@/lib/contract/comment';
import { companyExtensionFields } from '@/lib/contract/company';
import { orderedFields } from '@/lib/contract/kept-fields';
import { listingExtensionFields } from '@/lib/contract/listing';
import { menuExtensionFields, menuPageExtensionFields } from '@/lib/contract/menu';
import { postExtensionFields } from '@/lib/contract/post';
import { questionExtensionFields, questionnaireExtensionFields } from '@/lib/contract/questionnaire';
import { searchFilterExtensionFields } from '@/lib/contract/search-filter';
import { videoExtensionFields } from '@/lib/contract/video';

/** Fields beyond the published calls, by a field that only one kind of row has. */
const extensionFields: readonly (readonly [marker: string, extra: readonly string[]])[] = [
  ['typeTitle', listingExtensionFields],
  ['companyId', companyExtensionFields],
  ['contentFileName', menuPageExtensionFields],
  ['menuName', menuExtensionFields],
  ['requestId', callBackExtensionFields],
  ['userID', accountExtensionFields],
  ['expiresIn', ['fullName', 'isAdmin', 'roles', 'mustChoose']],
  ['postedOn', postExtensionFields],
  ['commentedOn', commentExtensionFields],
  ['questionType', questionExtensionFields],
  ['questions', questionnaireExtensionFields],
  ['faqQuestions', orderedFields],
  ['categoryName', categoryExtensionFields],
  ['filterHeaderName', searchFilterExtensionFields],
  ['imageGalleryId', orderedFields],
  ['videoGalleryId', videoExtensionFields],
];

export function withoutExtensions(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutExtensions);
  if (typeof answer !== 'object' || answer === null) return answer;
  const extra = extensionFields.find(([marker]) => marker in answer)?.[1] ?? [];
  const kept = Object.entries(answer).filter(([field]) => !extra.includes(field));
  return Object.fromEntries(kept.map(([field, value]) => [field, withoutExtensions(value)]));
}
