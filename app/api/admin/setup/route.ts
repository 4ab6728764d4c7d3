import { type SetupFields, setupFieldOf, setupFields, setupForm, toSetupBody } from '@/lib/admin/setup';
import { send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { maxPictureBytes, pictureFormBytes } from '@/lib/contract/picture';
import { refused, renameFields } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';
import { readPicture } from '@/lib/forms/read-picture';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';

const path = '/adminPanel/setup';

type Args = {
  isRemoval: boolean;
  /** What goes for good is ticked first. */
  isSure: boolean;
  id: number | null;
  version: number | null;
  fields: SetupFields;
  logo: FormDataEntryValue | null;
};

/** Makes the site somebody's own: name, logo, phone, hours and colours; or takes the sample away. */
export const POST = officeRoute<Args, unknown>({
  call: ({ isRemoval }) => (isRemoval ? endpoints.removeSample : endpoints.updateCompany),
  maxBytes: pictureFormBytes,
  hasFiles: true,
  tooLarge: refused(413, 'problem', { logo: 'pictureTooLarge' }),
  read: (sent) => ({
    isRemoval: textOf(sent, 'action') === 'removeSample',
    isSure: sent.has('sure'),
    id: toId(textOf(sent, 'id')),
    version: toId(textOf(sent, 'version')),
    fields: {
      phone: '',
      openingHours: '',
      palette: '',
      ...Object.fromEntries(setupFields.map((name) => [name, textOf(sent, name)])),
      name: textOf(sent, 'name').trim(),
    },
    logo: sent.get('logo'),
  }),
  send: async ({ isRemoval, isSure, id, version, fields, logo }, asking) => {
    if (isRemoval && !isSure) return refused(422, 'fieldsRequired');
    if (isRemoval) return send(endpoints.removeSample, undefined, asking);
    if (fields.name === '') return refused(422, 'problem', { name: 'fieldsRequired' });
    const picture = await readPicture(logo);
    if (picture && picture.content.length > maxPictureBytes)
      return refused(422, 'problem', { logo: 'pictureTooLarge' });
    const body = toSetupBody(fields, picture);
    const sent =
      id === null
        ? await send(endpoints.createCompany, body, asking)
        : await send(endpoints.updateCompany, { ...body, version }, { ...asking, params: { id } });
    return sent.ok ? sent : renameFields(sent, (name) => setupFieldOf(name, body));
  },
  done: (_, { isRemoval }) => ({ path, said: { done: isRemoval ? 'sample' : 'saved' } }),
  back: ({ isRemoval }) => ({ path, ...(!isRemoval && { tells: true }) }),
  keep: { form: setupForm, words: ({ isRemoval, fields }) => (isRemoval ? null : fields) },
});
