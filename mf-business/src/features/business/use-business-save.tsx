import type { Localized } from '@dara/contract';
import { ImagePreview, type Picture } from '@dara/kit/image-field';
import { useRecordSave, type ConflictField } from '@dara/kit/record';
import type { BusinessType } from '@dara/model';
import { useIntl } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import {
  useManagementBusinessCreateMutation,
  useManagementBusinessUpdateMutation,
  type BusinessRecord,
} from '../../api/generated.ts';
import { businessTypeMessages } from './business.messages.ts';
import {
  NO_BUSINESS,
  mergeUploadedFiles,
  createForm,
  toValues,
  updateForm,
  type BusinessValues,
} from './business-form.model.ts';
import { useBusinessLabels } from './business-labels.ts';

/** Comparison of two edits of a business. */
function useConflictFields(): readonly ConflictField<BusinessValues>[] {
  const { formatMessage } = useIntl();
  const labels = useBusinessLabels();
  return useMemo(() => {
    const shows: Partial<Record<keyof BusinessValues, ConflictField<BusinessValues>['show']>> = {
      companyName: ({ th, en }: Localized) => [th, en].filter(Boolean).join('\n'),
      businessType: (type: BusinessType) => formatMessage(businessTypeMessages[type]),
      logo: (logo: Picture | null) => logo && <ImagePreview picture={logo} alt="" isWhole />,
    };
    return (Object.keys(NO_BUSINESS) as (keyof BusinessValues)[]).map((name) => ({
      name,
      label: labels[name] ?? name,
      show: shows[name] ?? ((value: string) => value),
    }));
  }, [formatMessage, labels]);
}

/** Creates or changes a business; merges concurrent changes. */
export function useBusinessSave(record: BusinessRecord | undefined, name?: string) {
  const [create] = useManagementBusinessCreateMutation();
  const [update] = useManagementBusinessUpdateMutation();
  const fields = useConflictFields();
  return useRecordSave<BusinessValues, BusinessRecord>({
    ...{ record, name, toValues, fields, mergeUploadedFiles },
    bodyOf: (values, base) => (base ? updateForm(values, base) : createForm(values)),
    send: (body, base) => (base ? update({ id: base.id, body }) : create({ body })),
  });
}
