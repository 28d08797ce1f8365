import {
  FormBothFields,
  FormDraft,
  FormSwitch,
  FormTextField,
  ResourceForm,
} from '@dara/kit/forms';
import { FormImageField } from '@dara/kit/image-field';
import { AdoptNewer, FormSections, RecordSaveBar, recordOfDraft } from '@dara/kit/record';
import { CLIENT_LIMITS, PERSON_LINES } from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useMemo, useState } from 'react';
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
  const draftKey = `draft.client.${client?.id ?? 'new'}`;
  const [base, setBase] = useState(() => client && recordOfDraft(client, draftKey, toValues));
  const initialValues = useMemo(() => (base ? toValues(base) : NO_CLIENT), [base]);
  const name = base && localized(base.name, locale);
  const saving = useClientSave(base, name);
  const labels = Object.fromEntries(
    CLIENT_NAMES.map((field) => [field, formatMessage(clientMessages[field])]),
  );
  return (
    <ResourceForm
      label={formatMessage({ id: base ? 'cms.client.edit' : 'cms.client.create' })}
      initialValues={initialValues}
      reinitialize
      schema={clientSchema}
      labels={{ ...labels, 'name.th': labels.name ?? '', 'name.en': labels.name ?? '' }}
      guard
      guardMessage={{ id: 'kit.form.draft.leave' }}
      successMessage={{ id: 'sdk.notice.saved' }}
      onSubmit={(values) => saving.save(values, base)}
      onSuccess={(saved) => {
        if (client) setBase(saved);
        onSaved(saved);
      }}
    >
      <FormDraft
        options={{ key: draftKey, secrets: CLIENT_SECRETS, base }}
        onDiscarded={() => setBase(client)}
      />
      {client && base && (
        <AdoptNewer record={client} base={base} draftKey={draftKey} onAdopt={setBase} />
      )}
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
      <RecordSaveBar
        share={saving.share}
        onStop={saving.cancel}
        draftKey={draftKey}
        name={name}
        onCancel={onCancel}
      />
      {saving.conflictDialog}
    </ResourceForm>
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
