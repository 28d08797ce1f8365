import { FormFigures, FormNumberField, FormSelect } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useFormikContext } from 'formik';
import { COLOURS, colourMessage } from './colours.tsx';
import type { RecordValues } from './record.model.ts';

const FIGURES = [
  { name: 'height', unit: 'talent.unit.cm' },
  { name: 'weight', unit: 'talent.unit.kg' },
  { name: 'chest', unit: 'talent.unit.inch' },
  { name: 'waist', unit: 'talent.unit.inch' },
  { name: 'hip', unit: 'talent.unit.inch' },
] as const;
const COLOUR_NAMES = ['eyeColour', 'hairColour', 'skinTone'] as const;

/** Measurements and colours, as casting asks for them. */
export function LooksFields() {
  const { formatMessage } = useIntl();
  return (
    <>
      <FormFigures>
        {FIGURES.map(({ name, unit }) => (
          <FormNumberField
            key={name}
            name={name}
            decimal
            unit={formatMessage({ id: unit })}
            label={<FormattedMessage id={`talent.profile.${name}`} />}
          />
        ))}
        <FormNumberField
          name="shoes"
          decimal
          unit="EU"
          label={<FormattedMessage id="talent.profile.shoes" />}
        />
      </FormFigures>
      <FormFigures>
        {COLOUR_NAMES.map((name) => (
          <ColourField key={name} name={name} />
        ))}
      </FormFigures>
    </>
  );
}

function ColourField({ name }: { name: (typeof COLOUR_NAMES)[number] }) {
  const { formatMessage } = useIntl();
  const { initialValues } = useFormikContext<RecordValues>();
  const own = initialValues[name];
  const known: readonly string[] = COLOURS[name];
  // What was written freely before stays among the choices.
  const values = own && !known.includes(own) ? [...known, own] : known;
  return (
    <FormSelect
      name={name}
      label={<FormattedMessage id={`talent.profile.${name}`} />}
      emptyLabel={formatMessage({ id: 'kit.record.notGiven' })}
      options={values.map((value) => {
        const id = colourMessage(value);
        return { value, label: id ? formatMessage({ id }) : value };
      })}
    />
  );
}
