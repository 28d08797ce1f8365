import type { Localized } from '@dara/contract';
import { HOME_COUNTRY, countryName } from '@dara/model';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { ErrorState } from '@dara/kit/ui';
import { Combobox } from '@dara/kit/ui';
import { useFormField } from '@dara/kit/forms';
import { FormPair } from '@dara/kit/forms';
import { FormTextArea, FormTextField } from '@dara/kit/forms';
import { useCountryOptions } from './form-nationality-field.tsx';

/** A province, district or sub-district by its official code. */
export interface Place {
  code: string;
  name: Localized;
  /** Of a sub-district. */
  postalCode?: string | null;
}

/** The used part of an RTK Query result. */
export interface PlaceAnswer {
  currentData?: { items: Place[] };
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** Hooks of the remote's client; districts and sub-districts are requested by their parent's code. */
export interface PlaceQueries {
  useProvinces: () => PlaceAnswer;
  useDistricts: (province: string) => PlaceAnswer;
  useSubDistricts: (district: string) => PlaceAnswer;
}

export interface AddressFieldsProps {
  places: PlaceQueries;
  /** With `country` of the surrounding form; abroad, `address` is the whole address. */
  hasCountry?: boolean;
  required?: boolean;
}

const FIELDS = ['province', 'district', 'subDistrict', 'postalCode'] as const;
export type AddressField = (typeof FIELDS)[number];

/**
 * Address fields: `address`, `province`, `district`, `subDistrict` (codes) and `postalCode` of the surrounding form. A
 * selection clears dependent fields, and the sub-district sets its postal code.
 */
export function AddressFields({ places: queries, hasCountry, required }: AddressFieldsProps) {
  const { values, setValues } = useFormikContext<Record<string, unknown>>();
  const text = (name: AddressField) => String(values[name] ?? '');
  const provinces = queries.useProvinces();
  const districts = queries.useDistricts(text('province'));
  const subDistricts = queries.useSubDistricts(text('district'));
  // Each is enabled once its parent is selected.
  const places = [
    ['province', provinces],
    ['district', districts, 'province'],
    ['subDistrict', subDistricts, 'district'],
  ] as const;

  const choose = (name: AddressField, code: string) => {
    if (code === text(name)) return;
    const below = FIELDS.slice(FIELDS.indexOf(name) + 1).map((field) => [field, '']);
    const changes: Record<string, string> = { ...Object.fromEntries(below), [name]: code };
    const place = subDistricts.currentData?.items.find((one) => one.code === code);
    if (name === 'subDistrict') changes['postalCode'] = place?.postalCode ?? '';
    void setValues({ ...values, ...changes });
  };
  const isAbroad = hasCountry === true && values['country'] !== HOME_COUNTRY;
  const failed = [provinces, districts, subDistricts].find((answer) => answer.isError);
  return (
    <>
      {hasCountry && <CountryField />}
      <FormTextArea
        name="address"
        rows={2}
        required={required}
        autoComplete="street-address"
        label={<FormattedMessage id="agency.address.address" />}
        hint={<FormattedMessage id={`agency.address.${isAbroad ? 'abroadHint' : 'addressHint'}`} />}
      />
      {failed && (
        <ErrorState
          error={failed.error}
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!isAbroad && (
        <FormPair>
          {places.map(([name, answer, above]) => (
            <PlaceField
              key={name}
              {...{ name, answer, required }}
              disabled={above && !text(above)}
              onChoose={choose}
            />
          ))}
          <FormTextField
            name="postalCode"
            required={required}
            inputMode="numeric"
            maxLength={5}
            autoComplete="postal-code"
            label={<FormattedMessage id="agency.address.postalCode" />}
          />
        </FormPair>
      )}
    </>
  );
}

/** A country; the codes of Thai places are cleared with a change. */
function CountryField() {
  const { values, setValues } = useFormikContext<Record<string, unknown>>();
  const { id, error, value, onBlur } = useFormField<string>('country');
  const handleChange = (country: string) => {
    const cleared = Object.fromEntries(FIELDS.map((field) => [field, '']));
    if (country && country !== value) void setValues({ ...values, ...cleared, country });
  };
  return (
    <Combobox
      {...{ id, error, value, onBlur }}
      required
      options={useCountryOptions(countryName)}
      onChange={handleChange}
      label={<FormattedMessage id="agency.address.country" />}
    />
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
      label={<FormattedMessage id={`agency.address.${name}`} />}
    />
  );
}
