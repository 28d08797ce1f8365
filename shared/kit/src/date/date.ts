// Separate entry point: the calendar is heavy, and public pages do not need it.
export { FormDateField, type FormDateFieldProps } from '../forms/fields/form-date-field.tsx';
export { DateField, type DateFieldProps } from '../ui/inputs/date-field.tsx';
