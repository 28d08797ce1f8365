import { Button } from '@dara/kit/ui';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

/** The full-width submit button of a short form; busy while the form submits. */
export function WideSubmit({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="primary" size="large" block loading={isSubmitting}>
      {children}
    </Button>
  );
}
