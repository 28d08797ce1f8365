import { personName } from '@dara/model';
import { FormSections, RecordForm, useRecordBase } from '@dara/kit/record';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { updateProfile, useSession } from '@dara/sdk/session';
import { useAppDispatch } from '@dara/sdk/store';
import { useMemo } from 'react';
import { AccessFields, PersonFields, PlaceFields } from './user-fields.tsx';
import type { ManagementProfile } from '../../api/generated.ts';
import { CreateSubmit } from './create-submit.tsx';
import type { UserFormProps } from './user-form-props.ts';
import { NO_USER, USER_NOT_STORED, toValues } from './user-form.model.ts';
import { createSchema, updateSchema } from './user-form.schema.ts';
import { useUserLabels } from './user-labels.ts';
import { useUserSave } from './use-user-save.tsx';

const CODE_FIELDS = { USER_ALREADY_EXISTS: 'email', UNABLE_TO_DEACTIVATE: 'active' };

/** Sections of the form in order, with the names of their values. */
const SECTIONS = [
  { id: 'person', names: ['firstName', 'lastName', 'email', 'contactPhone', 'image'] },
  { id: 'access', names: ['permission', 'active', 'language'] },
  {
    id: 'address',
    names: ['country', 'address', 'province', 'district', 'subDistrict', 'postalCode'],
  },
] as const;

/** What the frame of the site shows of a user who is signed in. */
const shownOf = ({ firstName, lastName, image, language }: ManagementProfile) => ({
  ...{ firstName, lastName, image, language },
});

/** Everything that administrators edit of a user, for making and for changing one. */
export function UserEditor({ user, isAccount = false, onSaved, onCancel }: UserFormProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { profile } = useSession();
  const labels = useUserLabels();
  const draftKey = `draft.${isAccount ? 'account' : 'user'}.${user?.id ?? 'new'}` as const;
  const initialDraft = useRecordBase({ record: user, draftKey, toValues, empty: NO_USER });
  const { base, initialValues } = initialDraft;
  const schema = useMemo(
    () => (base ? updateSchema(initialValues) : createSchema),
    [base, initialValues],
  );
  const locale = useLocale();
  const name = base && personName(base, locale);
  const saving = useUserSave(base, name);
  const isOwn = user !== undefined && user.id === profile?.id;
  const contents = {
    person: <PersonFields isNew={!user} isOwn={isOwn} />,
    access: <AccessFields permission={base?.permission} isOwn={isOwn} />,
    address: <PlaceFields />,
  };
  const handleSaved = (saved: ManagementProfile) => {
    if (isOwn && profile) updateProfile(dispatch, { ...profile, ...shownOf(saved) });
    onSaved(saved);
  };
  const kind = isAccount ? 'own' : user ? 'edit' : 'create';
  return (
    <RecordForm
      {...initialDraft}
      label={formatMessage({ id: `setting.user.${kind}` })}
      record={user}
      name={name}
      schema={schema}
      labels={labels}
      codeFields={CODE_FIELDS}
      successMessage={{ id: user ? 'sdk.notice.saved' : 'setting.user.invited' }}
      draftKey={draftKey}
      notStored={USER_NOT_STORED}
      saving={saving}
      submit={user ? undefined : <CreateSubmit />}
      onSaved={handleSaved}
      onCancel={onCancel}
    >
      <FormSections
        prefix={`user-${user?.id ?? 'new'}`}
        sections={SECTIONS.filter(({ id }) => !isAccount || id !== 'access').map(
          ({ id, names }) => ({
            id,
            names,
            title: <FormattedMessage id={`setting.user.section.${id}`} />,
            lead: (
              <FormattedMessage
                id={`setting.user.section.${id}.${isAccount ? 'ownLead' : 'lead'}`}
              />
            ),
            content: contents[id],
          }),
        )}
      />
    </RecordForm>
  );
}
