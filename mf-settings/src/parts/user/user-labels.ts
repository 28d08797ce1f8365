import { useIntl } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import { NO_USER } from './user-form.model.ts';

const OF_ADDRESS = new Set([
  ...['country', 'address', 'province', 'district', 'subDistrict', 'postalCode'],
]);

/** The message that names a field of a user. */
export const labelId = (name: string): string =>
  OF_ADDRESS.has(name) ? `agency.address.${name}` : `setting.user.field.${name}`;

/** Labels of values in error summary and conflict dialog, by name. */
export function useUserLabels(): Readonly<Record<string, string>> {
  const { formatMessage } = useIntl();
  return useMemo(
    () =>
      Object.fromEntries(
        Object.keys(NO_USER).map((name) => [name, formatMessage({ id: labelId(name) })]),
      ),
    [formatMessage],
  );
}
