import type { ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';

/** One step of a `StepForm`. */
export interface FormStep {
  /** In the URL as `?step=`. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** The fields of this step; its messages are `{ id, values }`. */
  schema: AnyObjectSchema;
  content: ReactNode;
  /** Asked once the step's own rules hold: rejects with an `ApiError` that names what others have already. */
  check?: (values: never) => Promise<unknown>;
  /** Nothing in it is required. */
  isOptional?: boolean;
}

/** Whether a step holds a field, given by its name or a path into it. */
export function hasField(step: FormStep, name: string): boolean {
  return Object.keys(step.schema.fields).some((own) => name === own || name.startsWith(`${own}.`));
}
