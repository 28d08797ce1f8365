import { tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface FileZoneProps {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  accept: string;
  icon: ReactNode;
  /** Invites to drop or choose a file: the browser's own words are in its language. */
  children: ReactNode;
  onChosen: (file: File) => void;
}

/** A file is dropped here or chosen; the input covers the zone unseen. */
export function FileZone({ icon, children, onChosen, ...control }: FileZoneProps) {
  return (
    <Zone>
      {icon}
      <span>{children}</span>
      <input
        {...control}
        type="file"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after it was refused.
          event.target.value = '';
          if (file) onChosen(file);
        }}
      />
    </Zone>
  );
}

const Zone = styled.div`
  position: relative;
  display: flex;
  gap: ${tokens.space3};
  align-items: center;
  min-height: 64px;
  padding: ${tokens.space4};
  border: 1.5px dashed ${tokens.lineStrong};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paper};
  svg {
    flex: none;
    color: ${tokens.inkMuted};
  }
  input[type='file'] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    border-color: ${tokens.brand};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${tokens.focus};
    outline-offset: 2px;
  }
`;
