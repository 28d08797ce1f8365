import { FormattedMessage } from '@dara/shared/i18n';
import { Button, ButtonLink, StateMessage } from '@dara/shared/ui';
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';

/** The last resort: the shell itself failed. A full load starts afresh. */
export function RootError() {
  return (
    <Root>
      <StateMessage
        role="alert"
        tone="problem"
        icon={<CircleAlert size={24} aria-hidden />}
        title={<FormattedMessage id="shell.error.title" />}
        action={
          <Actions>
            <Button variant="primary" onClick={() => location.reload()}>
              <FormattedMessage id="shell.error.reload" />
            </Button>
            <ButtonLink to="/" reloadDocument>
              <FormattedMessage id="shell.home" />
            </ButtonLink>
          </Actions>
        }
      >
        <FormattedMessage id="shell.error.text" />
      </StateMessage>
    </Root>
  );
}

const Root = styled.main`
  display: grid;
  min-height: 100dvh;
  place-items: center;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
`;
