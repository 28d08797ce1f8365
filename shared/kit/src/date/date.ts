// Separate entry point: the calendar is heavy, and public pages do not need it.
export { FormDateField } from '../forms/fields/form-date-field.tsx';
