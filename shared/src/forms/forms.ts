export { errorText, flattenErrors, type ErrorValue } from './error-value.ts';
export {
  FormCheckbox,
  FormRadioGroup,
  FormSelect,
  FormSwitch,
  type FormCheckboxProps,
  type FormRadioGroupProps,
  type FormSelectProps,
  type FormSwitchProps,
} from './form-choice-fields.tsx';
export {
  FormCombobox,
  FormMultiSelect,
  type FormComboboxProps,
  type FormMultiSelectProps,
} from './form-combobox-fields.tsx';
export { FormIdContext, fieldId, useFormField } from './form-context.ts';
export { FormErrorSummary, focusField, type FormErrorSummaryProps } from './form-error-summary.tsx';
export {
  FormNumberField,
  FormPasswordField,
  FormTextArea,
  FormTextField,
  type FormNumberFieldProps,
  type FormPasswordFieldProps,
  type FormTextAreaProps,
  type FormTextFieldProps,
} from './form-text-fields.tsx';
export { LeaveGuard, type LeaveGuardProps } from './leave-guard.tsx';
export { ResourceForm, type ResourceFormProps } from './resource-form.tsx';
export { mapServerErrors, type CodeFields, type MappedErrors } from './server-errors.ts';
export { SubmitBar, type SubmitBarProps } from './submit-bar.tsx';
