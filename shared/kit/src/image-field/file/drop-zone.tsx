import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { PICTURE_ACCEPT } from '@dara/kit/validation';
import { ImagePlus } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { hiddenStyle } from '../../ui/base/mixins.ts';
import { Spinner } from '../../ui/base/spinner.tsx';

interface DropZoneProps {
  id: string;
  multiple?: boolean;
  describedBy?: string;
  isInvalid?: boolean;
  /** While selected files are prepared. */
  isBusy?: boolean;
  required?: boolean;
  /** Limits: sizes, number. */
  hint?: ReactNode;
  /** Of other files than pictures. */
  accept?: string;
  /** Icon and invitation in place of those for pictures. */
  children?: ReactNode;
  onFiles: (files: File[]) => void;
  onBlur?: () => void;
}

/** Files are dropped here, or chosen; a file input for the keyboard and for screen readers. */
export function DropZone(props: DropZoneProps) {
  const { id, multiple = false, describedBy, isInvalid, required, hint, onFiles, onBlur } = props;
  const { isBusy = false, accept = PICTURE_ACCEPT } = props;
  const [isOver, setIsOver] = useState(false);
  // Leaving a child for its parent is reported as leaving too.
  const depth = useRef(0);
  const over = (change: number) => {
    depth.current = Math.max(0, depth.current + change);
    setIsOver(depth.current > 0);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    depth.current = 0;
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  return (
    <Zone
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      onDragEnter={() => over(1)}
      onDragLeave={() => over(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        aria-required={required || undefined}
        onBlur={onBlur}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again after it was refused.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {props.children ?? (
        <>
          {isBusy ? <Spinner size={28} /> : <ImagePlus size={28} strokeWidth={1.5} aria-hidden />}
          <Invitation>
            {isBusy ? (
              <FormattedMessage id="kit.image.preparing" />
            ) : (
              <FormattedMessage
                id={multiple ? 'kit.image.chooseMany' : 'kit.image.choose'}
                values={{ choose: (text) => <span key="choose">{text}</span> }}
              />
            )}
          </Invitation>
        </>
      )}
      {hint && <Hint>{hint}</Hint>}
    </Zone>
  );
}

const Zone = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-height: 152px;
  padding: 16px;
  border: 1.5px dashed ${tokens.lineStrong};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paper};
  text-align: center;
  cursor: pointer;
  transition:
    border-color ${tokens.motionFast} ${tokens.easing},
    background-color ${tokens.motionFast} ${tokens.easing};
  input {
    ${hiddenStyle}
  }
  svg {
    color: ${tokens.inkMuted};
  }
  &:hover,
  &[data-over] {
    border-color: ${tokens.brand};
    background: ${tokens.brandSoft};
  }
  &[data-over] * {
    pointer-events: none;
  }
  &[data-invalid] {
    border-color: ${tokens.danger};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${tokens.focus};
    outline-offset: 2px;
  }
`;

const Invitation = styled.span`
  span {
    color: ${tokens.brand};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;

const Hint = styled.span`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;
