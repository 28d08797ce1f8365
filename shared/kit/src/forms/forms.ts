export { draftBase, readDraft, removeDraft, writeDraft } from './draft/draft.ts';
export { errorText, flattenErrors, type ErrorValue } from './fields/error-value.ts';
export { FormBirthdayField, type FormBirthdayFieldProps } from './fields/form-birthday-field.tsx';
export {
  FormCheckboxChips,
  FormRadioChips,
  type FormChipsProps,
} from './fields/form-chip-fields.tsx';
export {
  FormCheckbox,
  FormRadioGroup,
  FormSelect,
  FormSwitch,
  type FormCheckboxProps,
  type FormRadioGroupProps,
  type FormSelectProps,
  type FormSwitchProps,
} from './fields/form-choice-fields.tsx';
export {
  FormCombobox,
  FormMultiSelect,
  type FormComboboxProps,
  type FormMultiSelectProps,
} from './fields/form-combobox-fields.tsx';
export {
  FormBothFields,
  FormFigures,
  FormPair,
  FormPart,
  type FormBothFieldsProps,
  type FormPartProps,
} from './fields/form-layout.tsx';
export type { FormStep } from './steps/form-step.ts';
export { FormIdContext, fieldId } from './fields/form-context.ts';
export { useFormField } from './fields/use-form-field.ts';
export {
  FormErrorSummary,
  focusField,
  type FormErrorSummaryProps,
} from './form/form-error-summary.tsx';
export {
  FormNumberField,
  FormPasswordField,
  FormTextArea,
  FormTextField,
  type FormNumberFieldProps,
  type FormPasswordFieldProps,
  type FormTextAreaProps,
  type FormTextFieldProps,
} from './fields/form-text-fields.tsx';
export { LeaveGuard, type LeaveGuardProps } from './form/leave-guard.tsx';
export { EMAIL_INPUT, PHONE_INPUT } from './fields/reach-inputs.ts';
export { ResourceForm, type ResourceFormProps } from './form/resource-form.tsx';
export { mapServerErrors, type CodeFields, type MappedErrors } from './form/server-errors.ts';
export { FormDraft, type FormDraftProps } from './draft/form-draft.tsx';
export type { DraftOptions } from './draft/use-form-draft.ts';
export { StepForm, type StepFormProps } from './steps/step-form.tsx';
export { useStepForm } from './steps/step-context.ts';
export { SubmitBar, type SubmitBarProps } from './form/submit-bar.tsx';
