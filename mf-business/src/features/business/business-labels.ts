import { useIntl } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import { NO_BUSINESS } from './business-form.model.ts';

const OF_ADDRESS = new Set(['address', 'province', 'district', 'subDistrict', 'postalCode']);

/** Message id of a field's label. */
export const labelId = (name: string): string =>
  OF_ADDRESS.has(name) ? `agency.address.${name}` : `business.profile.field.${name}`;

/** Labels of values in error summary and conflict dialog, by name. */
export function useBusinessLabels(): Readonly<Record<string, string>> {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const labels: Record<string, string> = {};
    for (const name of Object.keys(NO_BUSINESS))
      labels[name] = formatMessage({ id: labelId(name) });
    const label = labels['companyName'] ?? '';
    labels['companyName.th'] = formatMessage({ id: 'kit.form.inThai' }, { label });
    labels['companyName.en'] = formatMessage({ id: 'kit.form.inEnglish' }, { label });
    return labels;
  }, [formatMessage]);
}
