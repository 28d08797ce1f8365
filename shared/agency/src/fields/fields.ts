export {
  AddressFields,
  type AddressFieldsProps,
  type Place,
  type PlaceAnswer,
  type PlaceQueries,
} from './address-fields.tsx';
export { BeginForm, begunWith, useBegunPerson, type BegunPerson } from './begun-person.tsx';
export { ChannelFields, type ChannelFieldsProps, type ChannelValues } from './channel-fields.tsx';
export { FormLanguagesField } from './form-languages-field.tsx';
export { FormNationalityField, type FormNationalityFieldProps } from './form-nationality-field.tsx';
