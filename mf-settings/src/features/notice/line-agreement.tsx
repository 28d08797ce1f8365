import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { tokens } from '@dara/sdk/theme';
import { Button, ButtonLink } from '@dara/kit/ui';
import { useEffect, useId } from 'react';
import { styled } from 'styled-components';
import { useLineLinkMutation } from '../../api/generated.ts';
import { NOTICE_CHOICE_PATH } from './notice-choice.path.ts';

interface LineAgreementProps {
  linkToken: string;
  email: string;
  isLinked: boolean;
}

/** Shows whose notices this LINE account will get; requires a click, since the link may come from anyone. */
export function LineAgreement({ linkToken, email, isLinked }: LineAgreementProps) {
  const notice = useNotice();
  const [link, { data, isLoading }] = useLineLinkMutation();
  const handleLink = () =>
    link({ lineLinkBody: { linkToken } })
      .unwrap()
      .catch((error: unknown) => notice({ kind: 'error', message: errorMessage(error) }));
  return (
    <Sheet>
      <p>
        <FormattedMessage id="setting.line.ask" values={{ email: <strong>{email}</strong> }} />
      </p>
      <Small>
        <FormattedMessage id="setting.line.own" />
      </Small>
      {isLinked && (
        <Small>
          <FormattedMessage id="setting.line.replaces" />
        </Small>
      )}
      <Actions>
        {data ? (
          <Onward address={data.address} />
        ) : (
          <Button variant="primary" loading={isLoading} onClick={() => void handleLink()}>
            <FormattedMessage id="setting.line.link" />
          </Button>
        )}
        <ButtonLink to={NOTICE_CHOICE_PATH}>
          <FormattedMessage id="setting.line.cancel" />
        </ButtonLink>
      </Actions>
    </Sheet>
  );
}

/** Leads to LINE by itself, and can be followed where the browser does not. */
function Onward({ address }: { address: string }) {
  const id = useId();
  useEffect(() => {
    document.getElementById(id)?.click();
  }, [id, address]);
  return (
    <ButtonLink id={id} to={address} reloadDocument variant="primary">
      <FormattedMessage id="setting.line.onward" />
    </ButtonLink>
  );
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
  padding: ${tokens.space5} ${tokens.space6};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusLarge};
  background: ${tokens.paperRaised};
  overflow-wrap: anywhere;
  p {
    margin: 0;
  }
`;

const Small = styled.p`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space3};
`;
