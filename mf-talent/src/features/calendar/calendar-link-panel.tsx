import { useFormat } from '@dara/kit/format';
import { Button } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Copy, Link2, Link2Off } from 'lucide-react';
import { styled } from 'styled-components';
import { useCalendarLink } from './use-calendar-link.ts';

/** The secret calendar link for a phone; shown once, can be replaced and revoked. */
export function CalendarLinkPanel({ linkedAt }: { linkedAt: string | null }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { url, isMaking, isRevoking, make, revoke, copy } = useCalendarLink(linkedAt);
  return (
    <Panel aria-labelledby="calendar-link">
      <h2 id="calendar-link">
        <FormattedMessage id="talent.calendar.link.title" />
      </h2>
      <p>
        <FormattedMessage id="talent.calendar.link.text" />
      </p>
      {linkedAt && !url && (
        <p>
          <FormattedMessage
            id="talent.calendar.link.since"
            values={{ date: format.dateTime(linkedAt) }}
          />
        </p>
      )}
      {url && (
        <Made role="status">
          <strong>
            <FormattedMessage id="talent.calendar.link.made" />
          </strong>
          <input
            readOnly
            value={url}
            aria-label={formatMessage({ id: 'talent.calendar.link.title' })}
            onFocus={(event) => event.target.select()}
          />
          <Button variant="primary" icon={<Copy size={18} aria-hidden />} onClick={copy}>
            <FormattedMessage id="talent.calendar.link.copy" />
          </Button>
        </Made>
      )}
      <Actions>
        <Button icon={<Link2 size={18} aria-hidden />} loading={isMaking} onClick={make}>
          <FormattedMessage id={`talent.calendar.link.${linkedAt ? 'replace' : 'make'}`} />
        </Button>
        {linkedAt && (
          <Button
            variant="ghost"
            icon={<Link2Off size={18} aria-hidden />}
            loading={isRevoking}
            onClick={revoke}
          >
            <FormattedMessage id="talent.calendar.link.revoke" />
          </Button>
        )}
      </Actions>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${tokens.space3};
  margin-block-start: ${tokens.space8};
  padding: ${tokens.space5};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  h2 {
    margin: 0;
    font-size: ${tokens.textLarge};
  }
  p {
    margin: 0;
    max-width: 70ch;
    color: ${tokens.inkMuted};
  }
`;

const Made = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space2};
  padding: ${tokens.space3};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.positiveSoft};
  input {
    width: 100%;
    min-height: 44px;
    padding-inline: ${tokens.space3};
    border: 1px solid ${tokens.lineStrong};
    border-radius: ${tokens.radiusMedium};
    background: ${tokens.paperRaised};
    color: ${tokens.ink};
    font: inherit;
    font-size: ${tokens.textSmall};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
`;
