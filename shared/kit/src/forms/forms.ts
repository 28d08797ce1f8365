export { draftBase, removeDraft } from './draft.ts';
export { errorText, flattenErrors, type ErrorValue } from './error-value.ts';
export { FormBirthdayField, type FormBirthdayFieldProps } from './form-birthday-field.tsx';
export { FormCheckboxChips, FormRadioChips, type FormChipsProps } from './form-chip-fields.tsx';
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
export {
  FormBothFields,
  FormFigures,
  FormPair,
  FormPart,
  type FormBothFieldsProps,
  type FormPartProps,
} from './form-layout.tsx';
export type { FormStep } from './form-step.ts';
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
export { EMAIL_INPUT, PHONE_INPUT } from './reach-inputs.ts';
export { ResourceForm, type ResourceFormProps } from './resource-form.tsx';
export { mapServerErrors, type CodeFields, type MappedErrors } from './server-errors.ts';
export { FormDraft, type FormDraftProps } from './form-draft.tsx';
export type { DraftOptions } from './use-form-draft.ts';
export { StepForm, type StepFormProps } from './step-form.tsx';
export { useStepForm } from './step-context.ts';
export { SubmitBar, type SubmitBarProps } from './submit-bar.tsx';
