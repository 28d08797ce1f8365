import { FormPair, FormPart, FormTextField } from '@dara/kit/forms';
import { FormattedMessage } from '@dara/sdk/i18n';
import { isUnderage } from '@dara/kit/validation';
import { GUARDIAN_LINES, PERSON_LINES, TALENT_LINES } from '@dara/model';
import { useFormikContext } from 'formik';
import type { RecordValues } from './record.model.ts';

/** Contact data, and the guardian of a talent under 20. */
export function ContactFields({ mode }: { mode: 'own' | 'staff' }) {
  const { values } = useFormikContext<RecordValues>();
  return (
    <>
      {mode === 'staff' && (
        <FormTextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          label={<FormattedMessage id="talent.profile.email" />}
          hint={<FormattedMessage id="talent.record.hint.email" />}
        />
      )}
      <FormPair>
        <FormTextField
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete={mode === 'own' ? 'tel' : 'off'}
          maxLength={PERSON_LINES.phone}
          label={<FormattedMessage id="talent.profile.phoneNumber" />}
        />
        <FormTextField
          name="companyName"
          maxLength={TALENT_LINES.companyName}
          autoComplete="off"
          label={<FormattedMessage id="talent.profile.companyName" />}
        />
      </FormPair>
      {isUnderage(values.birthDay) && <GuardianFields />}
    </>
  );
}

function GuardianFields() {
  const field = (id: string) => <FormattedMessage id={`talent.record.field.guardian.${id}`} />;
  return (
    <FormPart
      title={<FormattedMessage id="talent.profile.guardian" />}
      hint={<FormattedMessage id="talent.record.hint.guardian" />}
    >
      <FormPair>
        <FormTextField
          name="guardian.name"
          required
          maxLength={GUARDIAN_LINES.name}
          label={field('name')}
        />
        <FormTextField
          name="guardian.relation"
          required
          maxLength={GUARDIAN_LINES.relation}
          label={field('relation')}
        />
        <FormTextField
          name="guardian.phone"
          type="tel"
          inputMode="tel"
          required
          maxLength={PERSON_LINES.phone}
          label={field('phone')}
        />
        <FormTextField
          name="guardian.email"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          label={field('email')}
        />
      </FormPair>
    </FormPart>
  );
}
