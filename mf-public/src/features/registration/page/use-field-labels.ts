import { BODY_ON_REGISTRATION, CHANNELS, TALENT_BODY } from '@dara/model';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';

const ACCOUNT = ['email', 'password', 'passwordConfirm'];
const FIELDS = {
  talent: [
    ...ACCOUNT,
    ...['displayName', 'gender', 'birthDay', 'nationality', 'phoneNumber', 'talentTypes'],
    ...['imageFile', 'albumImageFiles'],
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

/** Labels of fields in the error summary, by name. */
export function useFieldLabels(kind: 'talent' | 'business'): Record<string, string> {
  const intl = useIntl();
  const locale = useLocale();
  const field = (id: string) => intl.formatMessage({ id: `public.register.field.${id}` });
  const labels: Record<string, string> = {};
  for (const id of FIELDS[kind]) labels[id] = field(id);
  for (const id of BODY_ON_REGISTRATION) labels[id] = localized(TALENT_BODY[id].label, locale);
  for (const id of PLACES) labels[id] = intl.formatMessage({ id: `agency.address.${id}` });
  for (const id of IN_BOTH[kind]) {
    const label = field(id);
    labels[`${id}.th`] = intl.formatMessage({ id: 'kit.form.inThai' }, { label });
    labels[`${id}.en`] = intl.formatMessage({ id: 'kit.form.inEnglish' }, { label });
  }
  for (const index of CHANNELS.keys()) {
    for (const name of SOCIAL) {
      labels[`socialMedia.${index}.${name}`] = intl.formatMessage({
        id: `kit.form.channel.${name}`,
      });
    }
  }
  return labels;
}
