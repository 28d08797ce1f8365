export { FormDraft } from './draft/form-draft.tsx';
export { draftBase, readDraft, writeDraft } from './draft/draft.ts';
export { errorText, flattenErrors } from './fields/error-value.ts';
export { FormBirthdayField } from './fields/form-birthday-field.tsx';
export { FormCheckboxChips, FormRadioChips } from './fields/form-chip-fields.tsx';
export {
  FormCheckbox,
  FormRadioGroup,
  FormSelect,
  FormSwitch,
} from './fields/form-choice-fields.tsx';
export {
  FormCombobox,
  FormMultiSelect,
  type FormComboboxProps,
} from './fields/form-combobox-fields.tsx';
export { useFieldId } from './fields/form-context.ts';
export { FormBothFields, FormFigures, FormPair, FormPart } from './fields/form-layout.tsx';
export type { FormStep } from './steps/form-step.ts';

export { useFormField } from './fields/use-form-field.ts';

export { FormTextArea } from './fields/form-text-area.tsx';
export { FormNumberField } from './fields/form-number-field.tsx';
export { FormPasswordField, FormTextField } from './fields/form-text-fields.tsx';
export { LeaveGuard } from './form/leave-guard.tsx';
export { EMAIL_INPUT, PHONE_INPUT } from './fields/reach-inputs.ts';
export { ResourceForm } from './form/resource-form.tsx';
export { mapServerErrors, type CodeFields } from './form/server-errors.ts';

export { StepForm } from './steps/step-form.tsx';
export { useStepForm } from './steps/step-context.ts';
export { SubmitBar } from './form/submit-bar.tsx';
