import { useFormikContext } from 'formik';
import { LibraryButton } from './library-button.tsx';

/** Fills an image field of the form with an image of the library. */
export function LibraryChoice({ name }: { name: string }) {
  const { setFieldValue } = useFormikContext();
  return <LibraryButton onChoose={(image) => void setFieldValue(name, image)} />;
}
