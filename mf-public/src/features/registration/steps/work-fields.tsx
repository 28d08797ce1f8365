import { TALENT_TYPES } from '@dara/model';
import { talentTypeMessages } from '@dara/agency/labels';
import { ChannelFields } from '@dara/agency/fields';
import { FormCheckboxChips, FormFigures, FormNumberField, FormPart } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';

const FIGURES = [
  { name: 'height', unit: 'cm' },
  { name: 'weight', unit: 'kg' },
  { name: 'chest', unit: 'in', decimal: true },
  { name: 'waist', unit: 'in', decimal: true },
  { name: 'hip', unit: 'in', decimal: true },
  { name: 'shoes', unit: 'EU' },
] as const;

/** The work somebody looks for, their figures and channels. */
export function WorkFields() {
  const { formatMessage } = useIntl();
  return (
    <>
      <FormCheckboxChips
        name="talentTypes"
        required
        label={<FormattedMessage id="public.register.field.talentTypes" />}
        hint={<FormattedMessage id="public.register.hint.talentTypes" />}
        options={TALENT_TYPES.map((value) => ({
          value,
          label: formatMessage(talentTypeMessages[value]),
        }))}
      />
      <FormPart
        title={<FormattedMessage id="public.register.figures" />}
        hint={<FormattedMessage id="public.register.hint.figures" />}
      >
        <FormFigures>
          {FIGURES.map(({ name, unit, ...rest }) => (
            <FormNumberField
              key={name}
              name={name}
              {...rest}
              label={<FormattedMessage id={`public.register.field.${name}`} />}
              unit={formatMessage({ id: `public.register.unit.${unit}` })}
            />
          ))}
        </FormFigures>
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
