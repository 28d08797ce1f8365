import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

/** The last resort: the shell itself failed. A full load starts afresh. */
export function RootError() {
  return (
    <Root role="alert">
      <h1>
        <FormattedMessage id="shell.error.title" />
      </h1>
      <p>
        <FormattedMessage id="shell.error.text" />
      </p>
      <p>
        <Reload type="button" onClick={() => location.reload()}>
          <FormattedMessage id="shell.error.reload" />
        </Reload>
        <a href="/">
          <FormattedMessage id="shell.home" />
        </a>
      </p>
    </Root>
  );
}

const Root = styled.main`
  display: grid;
  min-height: 100dvh;
  place-content: center;
  gap: ${tokens.space4};
  padding: 16px;
  text-align: center;
`;

const Reload = styled.button`
  min-height: 44px;
  margin-inline-end: 16px;
  padding-inline: 16px;
`;
