import { localized, useLocale } from '@dara/sdk/i18n';
import { useFormikContext } from 'formik';
import type { AddressValues } from '../model/account.model.ts';
import { placeQueries } from './place-queries.ts';

/** The address of the form as one text. */
export function AddressText() {
  const locale = useLocale();
  const { values } = useFormikContext<AddressValues>();
  const { address, province, district, subDistrict, postalCode } = values;
  const provinces = placeQueries.useProvinces().currentData?.items;
  const districts = placeQueries.useDistricts(province).currentData?.items;
  const subDistricts = placeQueries.useSubDistricts(district).currentData?.items;
  const nameOf = (list: typeof provinces, code: string) =>
    localized(list?.find((place) => place.code === code)?.name, locale);
  return [
    address,
    nameOf(subDistricts, subDistrict),
    nameOf(districts, district),
    nameOf(provinces, province),
    postalCode,
  ]
    .filter(Boolean)
    .join(' ');
}
