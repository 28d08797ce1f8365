import { ImagePreview, type Picture } from '@dara/kit/image-field';
import { useRecordSave, type ConflictField } from '@dara/kit/record';
import { countryName, type Permission } from '@dara/model';
import { useIntl, useLocale } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import {
  useManagementProfileCreateMutation,
  useManagementProfileUpdateMutation,
  type ManagementProfile,
} from '../../api/generated.ts';
import {
  NO_USER,
  mergeUploadedFiles,
  createForm,
  toValues,
  updateForm,
  type UserValues,
} from './user-form.model.ts';
import { useUserLabels } from './user-labels.ts';
import { languageMessages, permissionMessages } from '../person.messages.ts';

/** How two edits of a user are compared. */
function useConflictFields(): readonly ConflictField<UserValues>[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const labels = useUserLabels();
  return useMemo(() => {
    const shows: Partial<Record<keyof UserValues, ConflictField<UserValues>['show']>> = {
      permission: (permission: Permission) => formatMessage(permissionMessages[permission]),
      country: (country: string) => countryName(country, locale),
      language: (language: 'th' | 'en') => formatMessage(languageMessages[language]),
      active: (active: boolean) =>
        formatMessage({ id: active ? 'kit.ui.status.Active' : 'kit.ui.status.Inactive' }),
      image: (image: Picture | null) => image && <ImagePreview picture={image} alt="" />,
    };
    return (Object.keys(NO_USER) as (keyof UserValues)[]).map((name) => ({
      name,
      label: labels[name] ?? name,
      show: shows[name] ?? ((value: string) => value),
    }));
  }, [formatMessage, labels, locale]);
}

/** Makes or changes a user; what others changed meanwhile is brought together with it. */
export function useUserSave(record: ManagementProfile | undefined, name?: string) {
  const [create] = useManagementProfileCreateMutation();
  const [update] = useManagementProfileUpdateMutation();
  const fields = useConflictFields();
  return useRecordSave<UserValues, ManagementProfile>({
    ...{ record, name, toValues, fields, mergeUploadedFiles },
    bodyOf: (values, base) => (base ? updateForm(values, base) : createForm(values)),
    send: (body, base) => (base ? update({ id: base.id, body }) : create({ body })),
  });
}
