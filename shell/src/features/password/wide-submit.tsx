import { Button } from '@dara/kit/ui';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

/** The one button of a short form; waits with the form. */
export function WideSubmit({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="primary" size="large" block loading={isSubmitting}>
      {children}
    </Button>
  );
}
