import { AddressFields } from '@dara/agency/fields';
import {
  EMAIL_INPUT,
  FormPair,
  FormRadioChips,
  FormSwitch,
  FormTextField,
  PHONE_INPUT,
} from '@dara/kit/forms';
import { FormImageField } from '@dara/kit/image-field';
import { PROFILE_IMAGE_RATIO } from '@dara/kit/validation';
import { PERSON_LINES, type Permission } from '@dara/model';
import { TextLink } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { placeQueries } from '../place-queries.ts';
import type { UserValues } from './user-form.model.ts';
import { labelId } from './user-labels.ts';
import { languageMessages, permissionMessages } from '../person.messages.ts';

const label = (name: string) => <FormattedMessage id={labelId(name)} />;
const hint = (name: string) => <FormattedMessage id={`setting.user.hint.${name}`} />;

interface PersonFieldsProps {
  isNew: boolean;
  /** The own address is changed elsewhere, with the password. */
  isOwn: boolean;
}

/** Who the person is and how they are reached. */
export function PersonFields({ isNew, isOwn }: PersonFieldsProps) {
  return (
    <>
      <FormPair>
        <FormTextField
          name="firstName"
          required
          maxLength={PERSON_LINES.name}
          label={label('firstName')}
        />
        <FormTextField
          name="lastName"
          required={isNew}
          maxLength={PERSON_LINES.name}
          label={label('lastName')}
        />
        {!isOwn && (
          <FormTextField
            {...EMAIL_INPUT}
            name="email"
            required
            label={label('email')}
            hint={hint(isNew ? 'newEmail' : 'email')}
          />
        )}
        <FormTextField
          {...PHONE_INPUT}
          name="contactPhone"
          maxLength={PERSON_LINES.phone}
          label={label('contactPhone')}
        />
      </FormPair>
      <FormImageField
        name="image"
        ratio={PROFILE_IMAGE_RATIO}
        crop
        round
        label={label('image')}
        hint={hint('image')}
      />
    </>
  );
}

interface AccessFieldsProps {
  /** Of the user; absent for a new one. */
  permission: Permission | undefined;
  /** Users cannot change their own permission or status. */
  isOwn: boolean;
}

const AGENCY: readonly Permission[] = ['Staff', 'Admin'];
const CREATED: readonly Permission[] = [...AGENCY, 'Talent', 'Business'];

/** What the person may do, whether they may sign in, and in which language they are written to. */
export function AccessFields({ permission, isOwn }: AccessFieldsProps) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<UserValues>();
  const isMovable = permission !== undefined && AGENCY.includes(permission) && !isOwn;
  const choices = permission === undefined ? CREATED : isMovable ? AGENCY : [permission];
  const isElsewhere = permission === undefined && !AGENCY.includes(values.permission);
  const fixedHint = isMovable || permission === undefined ? 'permission' : 'fixedPermission';
  return (
    <>
      <FormRadioChips
        name="permission"
        required
        label={label('permission')}
        hint={
          isElsewhere ? (
            <Elsewhere permission={values.permission} />
          ) : (
            hint(isOwn ? 'ownAccess' : fixedHint)
          )
        }
        options={choices.map((value) => ({
          value,
          label: formatMessage(permissionMessages[value]),
        }))}
      />
      {!isOwn && <FormSwitch name="active" label={label('active')} hint={hint('active')} />}
      <FormRadioChips
        name="language"
        required
        label={label('language')}
        options={(['th', 'en'] as const).map((value) => ({
          value,
          label: formatMessage(languageMessages[value]),
        }))}
      />
    </>
  );
}

/** Where an account of a talent or a business is made. */
function Elsewhere({ permission }: { permission: Permission }) {
  const link = (text: ReactNode) => <TextLink to={paths.businesses}>{text}</TextLink>;
  return <FormattedMessage id={`setting.user.hint.create${permission}`} values={{ link }} />;
}

export function PlaceFields() {
  return <AddressFields places={placeQueries} hasCountry />;
}
