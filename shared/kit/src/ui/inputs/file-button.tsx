import { useRef, type ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';

interface FileButtonProps {
  label: string;
  icon: ReactNode;
  /** Types of files, as `accept` of an input. */
  accept: string;
  /** Opens a phone's camera instead: the one at the front, or the other. Without a camera a file is chosen. */
  camera?: 'user' | 'environment' | undefined;
  loading?: boolean;
  describedBy?: string | undefined;
  onFile: (file: File) => void;
}

/** A button that chooses one file. */
export function FileButton(props: FileButtonProps) {
  const { label, icon, accept, camera, loading, describedBy, onFile } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={icon}
        loading={loading}
        aria-describedby={describedBy}
        onClick={() => inputRef.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={inputRef}
        hidden
        type="file"
        accept={accept}
        capture={camera}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after it was refused.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
