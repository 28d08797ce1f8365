import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { CloudAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useWhenOnline } from '../base/use-when-online.ts';
import { Button } from '../buttons/button.tsx';
import { describeError } from './error-text.ts';
import { StateMessage } from './state-message.tsx';

export interface ErrorStateProps {
  /** What failed to load; a general text by default. */
  title?: ReactNode;
  /** The query's error; described if its code is known. */
  error?: unknown;
  onRetry?: () => void;
  isRetrying?: boolean;
  compact?: boolean;
  /** Makes the title a heading; 1 where the failure replaces a whole page. */
  level?: 1 | 2 | 3;
}

/** A failed load: describes the error and offers a retry, which also happens once the browser is online again. */
export function ErrorState({ title, error, onRetry, isRetrying, ...rest }: ErrorStateProps) {
  const intl = useIntl();
  useWhenOnline(isRetrying ? undefined : onRetry);
  const { text, traceId } = describeError(error, intl);
  return (
    <StateMessage
      {...rest}
      role="alert"
      tone="problem"
      icon={<CloudAlert size={24} aria-hidden />}
      title={title ?? <FormattedMessage id="kit.ui.error.title" />}
      action={
        onRetry && (
          <Button icon={<RotateCw size={20} aria-hidden />} loading={isRetrying} onClick={onRetry}>
            <FormattedMessage id="kit.ui.error.retry" />
          </Button>
        )
      }
    >
      {text}
      {traceId && (
        <Trace>
          <FormattedMessage id="kit.ui.error.trace" values={{ traceId }} />
        </Trace>
      )}
    </StateMessage>
  );
}

const Trace = styled.p`
  margin-top: 8px;
  font-size: ${tokens.textSmall};
  overflow-wrap: anywhere;
`;
