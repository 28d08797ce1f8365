import type { ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';

/** One step of a `StepForm`. */
export interface FormStep {
  /** In the URL as `?step=`. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** Validates the fields of this step; messages are `{ id, values }`. */
  schema: AnyObjectSchema;
  content: ReactNode;
  /** Called after the step's own validation: rejects with an `ApiError` for values that already exist. */
  check?: (values: never) => Promise<unknown>;
  /** Nothing in it is required. */
  isOptional?: boolean;
}

/** Whether a step contains a field, by name or path. */
export function hasField(step: FormStep, name: string): boolean {
  return Object.keys(step.schema.fields).some((own) => name === own || name.startsWith(`${own}.`));
}
