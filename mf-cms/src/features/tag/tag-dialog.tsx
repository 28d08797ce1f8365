import type { Localized } from '@dara/contract';
import { FormBothFields, FormRadioChips, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { useRecordSave, type ConflictField } from '@dara/kit/record';
import { Button, Dialog } from '@dara/kit/ui';
import { localizedText } from '@dara/kit/validation';
import { TAG_KINDS, TAG_NAME_MAX, type TagKind } from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import { object } from 'yup';
import {
  useManagementTagCreateMutation,
  useManagementTagUpdateMutation,
  type TagRecord,
} from '../../api/generated.ts';
import { kindMessages, tagMessages } from './tag.messages.ts';

export interface TagDialogProps {
  /** The tag to rename; a new one is made when absent. */
  tag?: TagRecord;
  /** Of a new one, unless somebody chooses another. */
  kind?: TagKind;
  onClose: () => void;
}

interface TagValues {
  name: Localized;
  kind: TagKind;
}

const schema = object({ name: localizedText(TAG_NAME_MAX) });
const toValues = ({ name, kind }: TagRecord): TagValues => ({ name, kind });

/** Makes a tag, or gives one another name. */
export function TagDialog({ tag, kind = 'News', onClose }: TagDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [create] = useManagementTagCreateMutation();
  const [update] = useManagementTagUpdateMutation();
  const label = formatMessage(tagMessages.name);
  const title = formatMessage({ id: tag ? 'cms.tag.rename' : 'cms.tag.create' });
  const fields = useMemo<ConflictField<TagValues>[]>(
    () => [{ name: 'name', label, show: ({ th, en }: Localized) => [th, en].join('\n') }],
    [label],
  );
  const saving = useRecordSave<TagValues, TagRecord, TagValues>({
    ...{ record: tag, name: tag && localized(tag.name, locale), toValues, fields },
    bodyOf: (values) => values,
    send: (values, base) =>
      base
        ? update({ id: base.id, tagUpdate: { name: values.name, version: base.version } })
        : create({ tagCreate: values }),
  });
  const initialValues = useMemo(
    () => (tag ? toValues(tag) : { name: { th: '', en: '' }, kind }),
    [tag, kind],
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={tag && <FormattedMessage id="cms.tag.renameText" values={{ count: tag.uses }} />}
    >
      <ResourceForm
        compact
        label={title}
        labels={{ 'name.th': label, 'name.en': label }}
        initialValues={initialValues}
        schema={schema}
        successMessage={{ id: 'sdk.notice.saved' }}
        onSubmit={saving.save}
        onSuccess={onClose}
      >
        {!tag && (
          <FormRadioChips
            name="kind"
            required
            label={<FormattedMessage {...tagMessages.kind} />}
            hint={<FormattedMessage id="cms.tag.hint.kind" />}
            options={TAG_KINDS.map((value) => ({
              value,
              label: formatMessage(kindMessages[value]),
            }))}
          />
        )}
        <FormBothFields name="name" limit={TAG_NAME_MAX} label={label} />
        <SubmitBar inDialog label={<FormattedMessage id="cms.save" />}>
          <Button onClick={onClose}>
            <FormattedMessage id="kit.ui.cancel" />
          </Button>
        </SubmitBar>
        {saving.dialog}
      </ResourceForm>
    </Dialog>
  );
}
