import { useIntl } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import type { SiteValues } from './site-setting.model.ts';

const NAMES = [
  ...(['name', 'tagline', 'legal', 'address'] as const),
  ...(['email', 'phone', 'lineId', 'messagesTo', 'longEmailSuffixes'] as const),
] as const;

/** What the values are called, for the summary of errors and the dialog of conflicts. */
export function useSiteLabels(): Record<keyof SiteValues, string> {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      ...(Object.fromEntries(
        NAMES.map((name) => [name, formatMessage({ id: `setting.site.${name}` })]),
      ) as Record<(typeof NAMES)[number], string>),
      social: formatMessage({ id: 'setting.site.section.social' }),
      announcements: formatMessage({ id: 'setting.site.section.announcement' }),
    }),
    [formatMessage],
  );
}
