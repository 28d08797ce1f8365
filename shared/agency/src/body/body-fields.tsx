import { FormFigures, FormNumberField, FormSelect, FormTextField } from '@dara/kit/forms';
import {
  TALENT_BODY,
  UNITS,
  wordLabel,
  type BodyName,
  type FactField,
  type FigureField,
  type LineField,
} from '@dara/model';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { getIn, useFormikContext } from 'formik';

/** Fields of body measurements, numbers before texts. */
export function BodyFields({ names }: { names: readonly BodyName[] }) {
  const fields = names.map((name) => ({ name, field: TALENT_BODY[name] as FactField }));
  return (
    <>
      <FormFigures>
        {fields.map(
          ({ name, field }) =>
            field.kind === 'figure' && <Measure key={name} name={name} field={field} />,
        )}
      </FormFigures>
      {fields.some(({ field }) => field.kind === 'line') && (
        <FormFigures>
          {fields.map(
            ({ name, field }) =>
              field.kind === 'line' && <Line key={name} name={name} field={field} />,
          )}
        </FormFigures>
      )}
    </>
  );
}

function Measure({ name, field }: { name: BodyName; field: FigureField }) {
  const locale = useLocale();
  return (
    <FormNumberField
      name={name}
      decimal={field.step < 1}
      label={localized(field.label, locale)}
      unit={field.unit && localized(UNITS[field.unit], locale)}
    />
  );
}

function Line({ name, field }: { name: BodyName; field: LineField }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { initialValues } = useFormikContext();
  const label = localized(field.label, locale);
  if (!field.words) return <FormTextField name={name} maxLength={field.max} label={label} />;
  const own = getIn(initialValues, name) as string;
  // An existing free text stays selectable.
  const values = own && !field.words.includes(own) ? [...field.words, own] : field.words;
  return (
    <FormSelect
      name={name}
      label={label}
      emptyLabel={formatMessage({ id: 'kit.record.notGiven' })}
      options={values.map((value) => ({ value, label: wordLabel(value, locale) }))}
    />
  );
}
