import { useEffect, useState } from 'react';

/** Object URL of a file while it is shown. */
export function useFileUrl(file: File | null): string | undefined {
  const [shown, setShown] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return shown && shown.file === file ? shown.url : undefined;
}
