import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/buttons/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';

export interface UploadProgressProps {
  /** From 0 to 1; at 1 the response is pending. */
  share: number;
  onCancel: () => void;
}

/** The second click of a double click may hit this button in place of the submit button. */
const DOUBLE_CLICK_MS = 600;

/** Upload progress of a form, with a cancel button. */
export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const intl = useIntl();
  const isSent = share >= 1;
  const shownAtRef = useRef(Infinity);
  useEffect(() => {
    shownAtRef.current = performance.now();
  }, []);
  const handleCancel = () => {
    if (performance.now() - shownAtRef.current > DOUBLE_CLICK_MS) onCancel();
  };
  // Read out at a quarter each, not at every step.
  const spoken = Math.floor(share * 4) / 4;
  return (
    <Box>
      <Line>
        <span>
          <FormattedMessage
            id={isSent ? 'kit.image.upload.saving' : 'kit.image.upload.sending'}
            values={{ share: intl.formatNumber(share, { style: 'percent' }) }}
          />
        </span>
        <Button size="small" onClick={handleCancel}>
          <FormattedMessage id="kit.image.upload.cancel" />
        </Button>
      </Line>
      <progress
        max={1}
        value={spoken}
        aria-label={intl.formatMessage({ id: 'kit.image.upload.label' })}
      />
      <Bar share={share} />
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: grid;
  gap: 8px;
  progress {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  font-variant-numeric: tabular-nums;
`;

const Bar = styled(ProgressBar)`
  span {
    transition: inline-size ${tokens.motionFast} linear;
  }
`;
