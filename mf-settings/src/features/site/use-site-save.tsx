import type { Localized } from '@dara/contract';
import { useRecordSave, type ConflictField } from '@dara/kit/record';
import { useIntl } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import {
  useManagementSiteSettingUpdateMutation,
  type SiteSetting,
  type SiteSettingInput,
} from '../../api/generated.ts';
import {
  inputOf,
  toValues,
  type AnnouncementValues,
  type SiteValues,
} from './site-setting.model.ts';
import { useSiteLabels } from './use-site-labels.ts';

const bothLines = ({ th, en }: Localized) => [th, en].filter(Boolean).join('\n');

/** Saves the settings; what others changed meanwhile is brought together with it. */
export function useSiteSave(record: SiteSetting) {
  const [update] = useManagementSiteSettingUpdateMutation();
  const labels = useSiteLabels();
  const { formatMessage } = useIntl();
  const fields = useMemo<readonly ConflictField<SiteValues>[]>(
    () => [
      ...(['name', 'address'] as const).map((name) => ({
        ...{ name, label: labels[name] },
        show: bothLines,
      })),
      ...(['email', 'phone', 'lineId', 'messagesTo'] as const).map((name) => ({
        ...{ name, label: labels[name] },
        show: (value: string) => value,
      })),
      {
        ...{ name: 'longEmailSuffixes', label: labels.longEmailSuffixes },
        show: (value: boolean) => formatMessage({ id: `setting.step.${value ? 'on' : 'off'}` }),
      },
      {
        ...{ name: 'social', label: labels.social },
        show: (value: SiteValues['social']) => Object.values(value).filter(Boolean).join('\n'),
      },
      {
        ...{ name: 'announcements', label: labels.announcements },
        keyOf: ({ key }: AnnouncementValues) => key,
        show: ({ text }: AnnouncementValues) => bothLines(text),
      },
    ],
    [formatMessage, labels],
  );
  return useRecordSave<SiteValues, SiteSetting, SiteSettingInput>({
    ...{ record, toValues, fields },
    bodyOf: (values, base) => base && inputOf(values, base.version),
    send: (siteSettingInput) => update({ siteSettingInput }),
  });
}
