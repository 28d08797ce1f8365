import { useFormat } from '@dara/kit/format';
import { Badge, type BadgeTone } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { ProposalLinkState } from '../../../api/generated.ts';

const TONES: Record<ProposalLinkState['state'], BadgeTone> = {
  Live: 'positive',
  Expired: 'neutral',
  Revoked: 'neutral',
  Locked: 'danger',
};

/** State of the client's link: active, expiry, delivery. */
export function LinkState({ link }: { link: ProposalLinkState | null }) {
  const format = useFormat();
  if (!link) {
    return (
      <Text>
        <FormattedMessage id="business.proposal.link.none" />
      </Text>
    );
  }
  const { state, email, hasPasscode, expiresAt } = link;
  return (
    <Text>
      <Badge tone={TONES[state]} dot>
        <FormattedMessage id={`business.proposal.link.${state}`} />
      </Badge>
      <span>
        <FormattedMessage
          id="business.proposal.link.expires"
          values={{ date: format.dateTime(expiresAt) }}
        />
      </span>
      {email && <span>{email}</span>}
      {hasPasscode && (
        <span>
          <FormattedMessage id="business.proposal.link.passcode" />
        </span>
      )}
    </Text>
  );
}

const Text = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space1} ${tokens.space3};
  margin: 0 0 ${tokens.space4};
  overflow-wrap: anywhere;
`;
