import { GUARDIAN_LINES, PERSON_LINES } from '@dara/model';
import {
  EMAIL_INPUT,
  PHONE_INPUT,
  FormCheckbox,
  FormPair,
  FormPart,
  FormTextField,
} from '@dara/kit/forms';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { isUnderage } from '@dara/kit/validation';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { NewTabLink } from '../../../parts/new-tab-link.tsx';
import { PURPOSES, type TalentValues } from '../model/talent-registration.model.ts';
import { paths } from '../../../paths.ts';

/** Consents; under 20 given by the guardian. */
export function ConsentFields() {
  const { values } = useFormikContext<TalentValues>();
  const by = isUnderage(values.birthDay) ? 'guardian' : 'self';
  return (
    <>
      {by === 'guardian' && <GuardianFields />}
      <FormPart
        title={<FormattedMessage id="public.register.consents" values={{ by }} />}
        hint={<FormattedMessage id="public.register.hint.consents" />}
      >
        <Consents>
          {PURPOSES.map((purpose) => (
            <FormCheckbox
              key={purpose}
              name={`consents.${purpose}`}
              required={purpose === 'publicProfile'}
              label={<FormattedMessage id={`public.register.consent.${purpose}`} values={{ by }} />}
            />
          ))}
        </Consents>
        <p>
          <FormattedMessage
            id="public.register.privacyNote"
            values={{
              privacy: (text) => (
                <NewTabLink key="privacy" to={paths.privacy}>
                  {text}
                </NewTabLink>
              ),
            }}
          />
        </p>
      </FormPart>
    </>
  );
}

function GuardianFields() {
  return (
    <FormPart
      title={<FormattedMessage id="public.register.guardian" />}
      hint={<FormattedMessage id="public.register.hint.guardian" />}
    >
      <FormPair>
        <FormTextField
          name="guardian.name"
          required
          maxLength={GUARDIAN_LINES.name}
          label={<FormattedMessage id="public.register.field.guardian.name" />}
        />
        <FormTextField
          name="guardian.relation"
          required
          maxLength={GUARDIAN_LINES.relation}
          label={<FormattedMessage id="public.register.field.guardian.relation" />}
        />
        <FormTextField
          {...PHONE_INPUT}
          name="guardian.phone"
          required
          maxLength={PERSON_LINES.phone}
          label={<FormattedMessage id="public.register.field.guardian.phone" />}
        />
        <FormTextField
          {...EMAIL_INPUT}
          name="guardian.email"
          required
          label={<FormattedMessage id="public.register.field.guardian.email" />}
        />
      </FormPair>
    </FormPart>
  );
}

const Consents = styled.div`
  display: grid;
  gap: ${tokens.space4};
`;
