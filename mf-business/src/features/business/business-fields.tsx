import { AddressFields } from '@dara/agency/fields';
import {
  EMAIL_INPUT,
  FormBothFields,
  FormPair,
  FormRadioChips,
  FormTextField,
  PHONE_INPUT,
} from '@dara/kit/forms';
import { FormImageField } from '@dara/kit/image-field';
import { useOptions } from '@dara/kit/ui';
import { BUSINESS_LINES, BUSINESS_TYPES, PERSON_LINES } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { businessTypeMessages } from './business.messages.ts';
import { labelId } from './business-labels.ts';
import { placeQueries } from './place-queries.ts';

const label = (name: string) => <FormattedMessage id={labelId(name)} />;
const hint = (name: string) => <FormattedMessage id={`business.profile.hint.${name}`} />;

export interface FieldsProps {
  /** Whether fields required at registration stay required. */
  isOwn: boolean;
}

/** The company itself. */
export function CompanyFields({ isOwn }: FieldsProps) {
  const { formatMessage } = useIntl();
  const options = useOptions();
  return (
    <>
      <FormBothFields
        name="companyName"
        limit={BUSINESS_LINES.companyName}
        label={formatMessage({ id: labelId('companyName') })}
      />
      <FormRadioChips
        name="businessType"
        required
        label={label('businessType')}
        options={options(BUSINESS_TYPES, businessTypeMessages)}
      />
      <FormPair>
        <FormTextField
          name="taxId"
          inputMode="numeric"
          maxLength={13}
          required={isOwn}
          label={label('taxId')}
          hint={hint('taxId')}
        />
        <FormTextField
          name="branchNo"
          inputMode="numeric"
          maxLength={5}
          label={label('branchNo')}
          hint={hint('branchNo')}
        />
      </FormPair>
      <FormPair>
        <FormTextField
          name="industry"
          maxLength={BUSINESS_LINES.industry}
          label={label('industry')}
          hint={hint('industry')}
        />
        <FormTextField
          name="website"
          type="url"
          inputMode="url"
          autoCapitalize="none"
          maxLength={PERSON_LINES.link}
          label={label('website')}
          hint={hint('website')}
        />
      </FormPair>
      <FormImageField name="logo" label={label('logo')} hint={hint('logo')} />
    </>
  );
}

/** How the business is reached. */
export function ContactFields({ isOwn }: FieldsProps) {
  return (
    <>
      <FormPair>
        <FormTextField
          name="contactName"
          required={isOwn}
          maxLength={BUSINESS_LINES.contactName}
          label={label('contactName')}
        />
        <FormTextField
          name="position"
          maxLength={BUSINESS_LINES.position}
          label={label('position')}
        />
        <FormTextField {...EMAIL_INPUT} name="email" required={isOwn} label={label('email')} />
        <FormTextField
          {...PHONE_INPUT}
          name="contactPhone"
          required={isOwn}
          maxLength={PERSON_LINES.phone}
          label={label('contactPhone')}
        />
        <FormTextField name="lineId" maxLength={BUSINESS_LINES.lineId} label={label('lineId')} />
      </FormPair>
    </>
  );
}

export function PlaceFields({ isOwn }: FieldsProps) {
  return <AddressFields places={placeQueries} required={isOwn} />;
}
