import type { Localized } from '@dara/shared/contract';
import { FormattedMessage, localized, useLocale } from '@dara/shared/i18n';
import { media } from '@dara/shared/theme';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { ErrorState } from '../ui/error-state.tsx';
import { Combobox } from '../ui/combobox.tsx';
import { useFormField } from './form-context.ts';
import { FormTextArea, FormTextField } from './form-text-fields.tsx';

/** A province, district or sub-district by its official code. */
export interface Place {
  code: string;
  name: Localized;
  /** Of a sub-district. */
  postalCode?: string | null;
}

/** As much of an RTK Query answer as the fields use. */
export interface PlaceAnswer {
  currentData?: { items: Place[] };
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** Hooks of the remote's own client; a district's and a sub-district's is asked with the code above. */
export interface PlaceQueries {
  useProvinces: () => PlaceAnswer;
  useDistricts: (province: string) => PlaceAnswer;
  useSubDistricts: (district: string) => PlaceAnswer;
}

export interface AddressFieldsProps {
  places: PlaceQueries;
  required?: boolean;
}

const FIELDS = ['province', 'district', 'subDistrict', 'postalCode'] as const;
export type AddressField = (typeof FIELDS)[number];

/**
 * The address block: `address`, `province`, `district`, `subDistrict` (codes) and `postalCode` of
 * the surrounding form. A choice clears what hangs below it, and the sub-district brings its postal code.
 */
export function AddressFields({ places, required }: AddressFieldsProps) {
  const { values, setValues } = useFormikContext<Record<string, unknown>>();
  const text = (name: AddressField) => String(values[name] ?? '');
  const provinces = places.useProvinces();
  const districts = places.useDistricts(text('province'));
  const subDistricts = places.useSubDistricts(text('district'));

  const choose = (name: AddressField, code: string) => {
    if (code === text(name)) return;
    const below = FIELDS.slice(FIELDS.indexOf(name) + 1).map((field) => [field, '']);
    const changes: Record<string, string> = { ...Object.fromEntries(below), [name]: code };
    const place = subDistricts.currentData?.items.find((one) => one.code === code);
    if (name === 'subDistrict') changes['postalCode'] = place?.postalCode ?? '';
    void setValues({ ...values, ...changes });
  };
  const failed = [provinces, districts, subDistricts].find((answer) => answer.isError);
  return (
    <>
      <FormTextArea
        name="address"
        rows={2}
        required={required}
        autoComplete="street-address"
        label={<FormattedMessage id="shared.address.address" />}
        hint={<FormattedMessage id="shared.address.addressHint" />}
      />
      {failed && (
        <ErrorState
          error={failed.error}
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      <Pair>
        <PlaceField name="province" answer={provinces} required={required} onChoose={choose} />
        <PlaceField
          name="district"
          answer={districts}
          required={required}
          disabled={!text('province')}
          onChoose={choose}
        />
        <PlaceField
          name="subDistrict"
          answer={subDistricts}
          required={required}
          disabled={!text('district')}
          onChoose={choose}
        />
        <FormTextField
          name="postalCode"
          required={required}
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
          label={<FormattedMessage id="shared.address.postalCode" />}
        />
      </Pair>
    </>
  );
}

interface PlaceFieldProps {
  name: AddressField;
  answer: PlaceAnswer;
  required?: boolean;
  disabled?: boolean;
  onChoose: (name: AddressField, code: string) => void;
}

function PlaceField({ name, answer, required, disabled, onChoose }: PlaceFieldProps) {
  const locale = useLocale();
  const { id, error, value, onBlur } = useFormField<string>(name);
  const items = answer.currentData?.items;
  const options = useMemo(
    () => (items ?? []).map((one) => ({ value: one.code, label: localized(one.name, locale) })),
    [items, locale],
  );
  return (
    <Combobox
      {...{ id, error, required, options, onBlur }}
      disabled={disabled || (!items && !answer.isError)}
      value={value ?? ''}
      onChange={(code) => onChoose(name, code)}
      label={<FormattedMessage id={`shared.address.${name}`} />}
    />
  );
}

const Pair = styled.div`
  display: grid;
  gap: 20px 16px;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
