import { BUSINESS_STATUSES, BUSINESS_TYPES, PROVINCES } from '@dara/model';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import type { ListFilter } from '@dara/kit/resource';
import { businessMessages, businessTypeMessages } from './business.messages.ts';

/** Filters of the list of businesses. */
export function useBusinessFilters(): ListFilter[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const provinces = Object.entries(PROVINCES)
    .map(([value, name]) => ({ value, label: localized(name, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const yesAndNo = (yes: string, no: string) => [
    { value: 'true', label: formatMessage({ id: yes }) },
    { value: 'false', label: formatMessage({ id: no }) },
  ];
  return [
    {
      name: 'status',
      label: formatMessage(businessMessages.status),
      multiple: true,
      options: BUSINESS_STATUSES.map((value) => ({
        value,
        label: formatMessage({ id: `kit.ui.status.${value}` }),
      })),
    },
    {
      name: 'businessType',
      label: formatMessage(businessMessages.type),
      multiple: true,
      options: BUSINESS_TYPES.map((value) => ({
        value,
        label: formatMessage(businessTypeMessages[value]),
      })),
    },
    {
      name: 'province',
      label: formatMessage(businessMessages.province),
      multiple: true,
      options: provinces,
    },
    {
      name: 'showAsClient',
      label: formatMessage(businessMessages.client),
      options: yesAndNo('kit.resource.yes', 'kit.resource.no'),
    },
    {
      name: 'active',
      label: formatMessage(businessMessages.active),
      options: yesAndNo('kit.ui.status.Active', 'kit.ui.status.Inactive'),
    },
    {
      name: 'deleted',
      label: formatMessage(businessMessages.deleted),
      options: [{ value: 'true', label: formatMessage(businessMessages.deletedOnly) }],
    },
  ];
}
