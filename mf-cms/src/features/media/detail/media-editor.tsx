import { FormBothFields, FormTextField, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { useRecordSave, type ConflictField } from '@dara/kit/record';
import { MEDIA_LIMITS } from '@dara/model';
import type { ImageFocus, Localized } from '@dara/contract';
import { useIntl } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import { useManagementMediaUpdateMutation, type Media } from '../../../api/generated.ts';
import { mediaMessages } from '../media.messages.ts';
import { useMediaName } from '../../../parts/media/media-name.ts';
import { FocusField } from './focus-field.tsx';
import { mediaSchema, toValues, updateForm, type MediaValues } from './media-form.model.ts';

/** Comparison of two edits of an image. */
function useConflictFields(): ConflictField<MediaValues>[] {
  const { formatMessage, formatNumber } = useIntl();
  return useMemo(() => {
    const percent = (part: number) => formatNumber(part, { style: 'percent' });
    return [
      { name: 'name', label: formatMessage(mediaMessages.name), show: (name: string) => name },
      {
        name: 'alt',
        label: formatMessage(mediaMessages.alt),
        show: ({ th, en }: Localized) => [th, en].filter(Boolean).join('\n'),
      },
      {
        name: 'focus',
        label: formatMessage(mediaMessages.focus),
        show: (focus: ImageFocus | null) => focus && `${percent(focus.x)}, ${percent(focus.y)}`,
      },
    ];
  }, [formatMessage, formatNumber]);
}

/** Texts and focal point of an image. */
export function MediaEditor({ media }: { media: Media }) {
  const { formatMessage } = useIntl();
  const [update] = useManagementMediaUpdateMutation();
  const saving = useRecordSave<MediaValues, Media>({
    ...{ record: media, name: useMediaName()(media), toValues, fields: useConflictFields() },
    bodyOf: (values, base) => base && updateForm(values, base),
    send: (body) => update({ id: media.id, body }),
  });
  const initialValues = useMemo(() => toValues(media), [media]);
  const alt = formatMessage(mediaMessages.alt);
  return (
    <ResourceForm
      compact
      reinitialize
      label={formatMessage({ id: 'cms.media.edit' })}
      labels={{ name: formatMessage(mediaMessages.name), 'alt.th': alt, 'alt.en': alt }}
      initialValues={initialValues}
      schema={mediaSchema}
      successMessage={{ id: 'sdk.notice.saved' }}
      onSubmit={saving.save}
    >
      <FocusField image={media.image} />
      <FormTextField
        name="name"
        maxLength={MEDIA_LIMITS.name}
        label={formatMessage(mediaMessages.name)}
      />
      <FormBothFields name="alt" required={false} limit={MEDIA_LIMITS.alt} label={alt} />
      <SubmitBar />
      {saving.dialog}
    </ResourceForm>
  );
}
