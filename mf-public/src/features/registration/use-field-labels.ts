import { CHANNELS } from '@dara/shared/domain';
import { useIntl } from '@dara/shared/i18n';

const ACCOUNT = ['email', 'password', 'passwordConfirm'];
const FIELDS = {
  talent: [
    ...ACCOUNT,
    ...['displayName', 'gender', 'birthDay', 'nationality', 'phoneNumber', 'talentTypes'],
    ...['height', 'weight', 'chest', 'waist', 'hip', 'shoes', 'imageFile', 'albumImageFiles'],
    ...['guardian.name', 'guardian.relation', 'guardian.phone', 'guardian.email'],
  ],
  business: [
    ...ACCOUNT,
    ...['businessType', 'taxId', 'branchNo', 'industry', 'website', 'lineId', 'logoFile'],
    ...['contactName', 'position', 'contactPhone'],
  ],
};
const IN_BOTH = {
  talent: ['firstName', 'lastName', 'nickName', 'bio'],
  business: ['companyName'],
};
const SOCIAL = ['name', 'link', 'followers'];
const PLACES = ['address', 'province', 'district', 'subDistrict', 'postalCode'];

/** What fields are called above a form, by their names. */
export function useFieldLabels(kind: 'talent' | 'business'): Record<string, string> {
  const intl = useIntl();
  const field = (id: string) => intl.formatMessage({ id: `public.register.field.${id}` });
  const labels: Record<string, string> = {};
  for (const id of FIELDS[kind]) labels[id] = field(id);
  for (const id of PLACES) labels[id] = intl.formatMessage({ id: `shared.address.${id}` });
  for (const id of IN_BOTH[kind]) {
    const label = field(id);
    labels[`${id}.th`] = intl.formatMessage({ id: 'shared.form.inThai' }, { label });
    labels[`${id}.en`] = intl.formatMessage({ id: 'shared.form.inEnglish' }, { label });
  }
  for (const index of CHANNELS.keys()) {
    for (const name of SOCIAL) {
      labels[`socialMedia.${index}.${name}`] = intl.formatMessage({
        id: `shared.form.channel.${name}`,
      });
    }
  }
  return labels;
}
