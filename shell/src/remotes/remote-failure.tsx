import { FormattedMessage } from '@dara/sdk/i18n';
import { useRevalidator } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { Button, StateMessage, useWhenOnline } from '@dara/kit/ui';
import { RotateCw, Unplug, WifiOff } from 'lucide-react';
import { styled } from 'styled-components';
import type { ResolvedRoute } from '../site/resolved-route.ts';

export interface RemoteFailureProps {
  resolved: Pick<ResolvedRoute, 'owner' | 'route'>;
  reason: 'load' | 'render';
  /** Called beside the reload, to clear the error. */
  onRetry?: () => void;
}

/** Error message inside a page's area, with a retry button. */
export function RemoteFailure({ resolved, reason, onRetry }: RemoteFailureProps) {
  const { revalidate, state } = useRevalidator();
  const handleRetry = () => void revalidate().then(() => onRetry?.());
  useWhenOnline(reason === 'load' ? handleRetry : undefined);
  const what = reason === 'load' && !navigator.onLine ? 'offline' : reason;
  const Icon = what === 'offline' ? WifiOff : Unplug;
  return (
    <Root>
      <StateMessage
        role="alert"
        level={1}
        tone="problem"
        icon={<Icon size={24} aria-hidden />}
        title={<FormattedMessage id={`shell.remote.${what}.title`} />}
        action={
          <Button
            variant="primary"
            icon={<RotateCw size={18} aria-hidden />}
            loading={state === 'loading'}
            onClick={handleRetry}
          >
            <FormattedMessage id="shell.retry" />
          </Button>
        }
      >
        <FormattedMessage id={`shell.remote.${what}.text`} />
        {/* Visitors have no use for the name of a module; staff report it. */}
        {resolved.route.frame === 'management' && (
          <Part>
            <FormattedMessage id="shell.remote.part" values={{ name: resolved.owner }} />
          </Part>
        )}
      </StateMessage>
    </Root>
  );
}

const Root = styled.section`
  width: min(640px, calc(100% - 32px));
  margin: ${tokens.space12} auto;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
`;

const Part = styled.span`
  display: block;
  margin-top: ${tokens.space2};
  font-size: ${tokens.textSmall};
`;
