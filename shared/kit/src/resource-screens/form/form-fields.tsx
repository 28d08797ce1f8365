import type { ResourceField } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import type { ReactElement } from 'react';
import { FormRadioChips } from '../../forms/fields/form-chip-fields.tsx';
import { FormSwitch } from '../../forms/fields/form-choice-fields.tsx';
import { FormBothFields } from '../../forms/fields/form-layout.tsx';
import { FormNumberField } from '../../forms/fields/form-number-field.tsx';
import { FormTextField } from '../../forms/fields/form-text-fields.tsx';
import { FormImageField } from '../../image-field/single/form-image-field.tsx';
import { fieldLabel, textId, usualTextId, valueText, type Screens } from '../screens.ts';

interface FormFieldsProps {
  screens: Screens;
  /** Fields that are given once are part of a new record alone. */
  isNew: boolean;
}

/** The fields of a resource in their declared order. */
export function FormFields({ screens, isNew }: FormFieldsProps) {
  const fields = Object.entries(screens.resource.fields);
  return fields
    .filter(([, { fixed }]) => isNew || !fixed)
    .map(([name, field]) => <FieldOfKind key={name} screens={screens} name={name} field={field} />);
}

const WEB_ADDRESS = { type: 'url', inputMode: 'url', autoCapitalize: 'none' } as const;

interface FieldProps {
  screens: Screens;
  name: string;
  field: ResourceField;
}

// The type of its result lets the compiler find a kind without a case.
function FieldOfKind({ screens: { resource }, name, field }: FieldProps): ReactElement {
  const intl = useIntl();
  const label = fieldLabel(resource, name, intl.locale);
  const hint = field.hint && <FormattedMessage id={textId(resource, 'hint', name)} />;
  const common = { name, label, hint };
  switch (field.kind) {
    case 'localized':
      return <FormBothFields name={name} limit={field.max} label={label} />;
    case 'text':
      return <FormTextField {...common} {...(field.format && WEB_ADDRESS)} maxLength={field.max} />;
    case 'integer':
      return <FormNumberField {...common} />;
    case 'boolean':
      return (
        <FormSwitch
          name={name}
          hint={hint}
          label={<FormattedMessage id={usualTextId(intl, resource, 'switch', name)} />}
        />
      );
    case 'choice':
      return (
        <FormRadioChips
          {...common}
          required
          options={Object.keys(field.values).map((value) => ({
            value,
            label: valueText(resource, name, value, intl.locale),
          }))}
        />
      );
    case 'image':
      return <FormImageField {...common} />;
  }
}
