import type { Localized } from '@dara/contract';
import { PicturePreview, type Picture } from '@dara/kit/image-field';
import { useRecordSave, type ConflictField } from '@dara/kit/record';
import { useIntl } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import {
  useManagementClientCreateMutation,
  useManagementClientUpdateMutation,
  type ClientRecord,
} from '../../api/generated.ts';
import {
  mergeUploadedFiles,
  createForm,
  toValues,
  updateForm,
  type ClientValues,
} from './client-form.model.ts';
import { clientMessages } from './client.messages.ts';

/** How two edits of a client are compared. */
function useConflictFields(): readonly ConflictField<ClientValues>[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        name: 'name',
        label: formatMessage(clientMessages.name),
        show: ({ th, en }: Localized) => [th, en].filter(Boolean).join('\n'),
      },
      {
        name: 'logo',
        label: formatMessage(clientMessages.logo),
        show: (logo: Picture | null) => logo && <PicturePreview picture={logo} alt="" isWhole />,
      },
      { name: 'link', label: formatMessage(clientMessages.link), show: (link: string) => link },
      {
        name: 'publish',
        label: formatMessage(clientMessages.publish),
        show: (publish: boolean) =>
          formatMessage({ id: publish ? 'kit.resource.yes' : 'kit.resource.no' }),
      },
    ],
    [formatMessage],
  );
}

/** Makes or changes a client; what others changed meanwhile is brought together with it. */
export function useClientSave(record: ClientRecord | undefined, name?: string) {
  const [create] = useManagementClientCreateMutation();
  const [update] = useManagementClientUpdateMutation();
  const fields = useConflictFields();
  return useRecordSave<ClientValues, ClientRecord>({
    ...{ record, name, toValues, fields, mergeUploadedFiles },
    bodyOf: (values, base) => (base ? updateForm(values, base) : createForm(values)),
    send: (body, base) => (base ? update({ id: base.id, body }) : create({ body })),
  });
}
