import { FormBothFields, FormSwitch, FormTextField } from '@dara/kit/forms';
import { FormImageField } from '@dara/kit/image-field';
import { FormSections, RecordForm, useRecordBase } from '@dara/kit/record';
import { CLIENT_LIMITS, PERSON_LINES } from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import type { ClientRecord } from '../../api/generated.ts';
import {
  CLIENT_NAMES,
  CLIENT_SECRETS,
  NO_CLIENT,
  clientSchema,
  toValues,
} from './client-form.model.ts';
import { clientMessages } from './client.messages.ts';
import { useClientSave } from './use-client-save.tsx';

export interface ClientEditorProps {
  /** The client to edit; a new one is made when absent. */
  client?: ClientRecord;
  /** After saving, with the record as it stands now. */
  onSaved: (client: ClientRecord) => void;
  /** Leaves without saving; no button when absent. */
  onCancel?: () => void;
}

/** Everything that editors keep of a client, for making and for changing it. */
export function ClientEditor({ client, onSaved, onCancel }: ClientEditorProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const draftKey = `draft.client.${client?.id ?? 'new'}` as const;
  const initialDraft = useRecordBase({ record: client, draftKey, toValues, empty: NO_CLIENT });
  const { base } = initialDraft;
  const name = base && localized(base.name, locale);
  const saving = useClientSave(base, name);
  const labels = Object.fromEntries(
    CLIENT_NAMES.map((field) => [field, formatMessage(clientMessages[field])]),
  );
  return (
    <RecordForm
      {...initialDraft}
      label={formatMessage({ id: base ? 'cms.client.edit' : 'cms.client.create' })}
      record={client}
      name={name}
      schema={clientSchema}
      labels={{ ...labels, 'name.th': labels.name ?? '', 'name.en': labels.name ?? '' }}
      draftKey={draftKey}
      secrets={CLIENT_SECRETS}
      saving={saving}
      onSaved={onSaved}
      onCancel={onCancel}
    >
      <FormSections
        prefix={`client-${client?.id ?? 'new'}`}
        sections={[
          {
            id: 'client',
            names: CLIENT_NAMES,
            title: <FormattedMessage id="cms.client.section" />,
            lead: <FormattedMessage id="cms.client.section.lead" />,
            content: <Fields />,
          },
        ]}
      />
    </RecordForm>
  );
}

function Fields() {
  const { formatMessage } = useIntl();
  return (
    <>
      <FormBothFields
        name="name"
        limit={CLIENT_LIMITS.name}
        label={formatMessage(clientMessages.name)}
      />
      <FormImageField
        name="logo"
        label={<FormattedMessage {...clientMessages.logo} />}
        hint={<FormattedMessage id="cms.client.hint.logo" />}
      />
      <FormTextField
        name="link"
        type="url"
        inputMode="url"
        autoCapitalize="none"
        maxLength={PERSON_LINES.link}
        label={<FormattedMessage {...clientMessages.link} />}
        hint={<FormattedMessage id="cms.client.hint.link" />}
      />
      <FormSwitch name="publish" label={<FormattedMessage id="cms.client.publishSwitch" />} />
    </>
  );
}
