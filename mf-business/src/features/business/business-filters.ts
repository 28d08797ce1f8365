import { useProvinceOptions } from '@dara/agency/labels';
import type { ListFilter } from '@dara/kit/resource';
import { useOptions } from '@dara/kit/ui';
import { BUSINESS_STATUSES, BUSINESS_TYPES } from '@dara/model';
import { useIntl } from '@dara/sdk/i18n';
import { businessMessages, businessTypeMessages } from './business.messages.ts';

/** Filters of the list of businesses. */
export function useBusinessFilters(): ListFilter[] {
  const { formatMessage } = useIntl();
  const options = useOptions();
  const provinces = useProvinceOptions();
  const yesAndNo = (yes: string, no: string) =>
    options(['true', 'false'], (value) => (value === 'true' ? yes : no));
  return [
    {
      name: 'status',
      label: formatMessage(businessMessages.status),
      multiple: true,
      options: options(BUSINESS_STATUSES, (value) => `kit.ui.status.${value}`),
    },
    {
      name: 'businessType',
      label: formatMessage(businessMessages.type),
      multiple: true,
      options: options(BUSINESS_TYPES, businessTypeMessages),
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
      options: options(['true'], { true: businessMessages.deletedOnly }),
    },
  ];
}
