import { useFormikContext } from 'formik';
import { LibraryButton } from './library-button.tsx';

/** Fills a picture field of the form with a picture of the library. */
export function LibraryChoice({ name }: { name: string }) {
  const { setFieldValue } = useFormikContext();
  return <LibraryButton onChoose={(image) => void setFieldValue(name, image)} />;
}
