export { AddressFields, type Place, type PlaceQueries } from './address-fields.tsx';
export { BeginForm, begunWith, useBegunPerson, type BegunPerson } from './begun-person.tsx';
export { ChannelFields, type ChannelValues } from './channel-fields.tsx';
export { FormLanguagesField } from './form-languages-field.tsx';
export { FormNationalityField } from './form-nationality-field.tsx';
