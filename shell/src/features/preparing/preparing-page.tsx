import type { RoutePage } from '@dara/contract';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { ButtonLink, Spinner, StateMessage } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { useLeaveWhenPrepared } from './use-leave-when-prepared.ts';

/** Placeholder for a page whose remote is still being built. */
function PreparingPage() {
  useLeaveWhenPrepared();
  return (
    <Root>
      <StateMessage
        role="status"
        level={1}
        icon={<Spinner size={24} />}
        title={<FormattedMessage id="shell.preparing.title" />}
        action={
          <ButtonLink to="/">
            <FormattedMessage id="shell.home" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="shell.preparing.text" />
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

export const page: RoutePage = { Component: PreparingPage };
