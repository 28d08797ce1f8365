import { BODY_ON_REGISTRATION, REGISTERED_TALENT_TYPES } from '@dara/model';
import { talentTypeMessages } from '@dara/agency/labels';
import { BodyFields } from '@dara/agency/body';
import { ChannelFields } from '@dara/agency/fields';
import { FormCheckboxChips, FormPart } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';

/** The work a user looks for, their figures and channels. */
export function WorkFields() {
  const { formatMessage } = useIntl();
  return (
    <>
      <FormCheckboxChips
        name="talentTypes"
        required
        label={<FormattedMessage id="public.register.field.talentTypes" />}
        hint={<FormattedMessage id="public.register.hint.talentTypes" />}
        options={REGISTERED_TALENT_TYPES.map((value) => ({
          value,
          label: formatMessage(talentTypeMessages[value]),
        }))}
      />
      <FormPart
        title={<FormattedMessage id="public.register.figures" />}
        hint={<FormattedMessage id="public.register.hint.figures" />}
      >
        <BodyFields names={BODY_ON_REGISTRATION} />
      </FormPart>
      <FormPart
        title={<FormattedMessage id="public.register.social" />}
        hint={<FormattedMessage id="public.register.hint.social" />}
      >
        <ChannelFields />
      </FormPart>
    </>
  );
}
