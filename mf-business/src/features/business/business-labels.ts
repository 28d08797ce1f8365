import { useIntl } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import { NO_BUSINESS } from './business-form.model.ts';

const OF_ADDRESS = new Set(['address', 'province', 'district', 'subDistrict', 'postalCode']);

/** The message that names a field of a business. */
export const labelId = (name: string): string =>
  OF_ADDRESS.has(name) ? `agency.address.${name}` : `business.profile.field.${name}`;

/** What values are called above the form and in the dialog of conflicts, by their names. */
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
