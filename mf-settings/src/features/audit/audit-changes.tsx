import { NoValue } from '@dara/kit/resource';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { ChangeLines, type ChangeLinesProps } from './change-lines.tsx';

/** As many stand in a row; the others unfold. */
const SHOWN = 2;

/** What an event changed, in words: each field from what it was to what it became. */
export function AuditChanges({ changes: all, entity }: ChangeLinesProps) {
  // The record is named beside it.
  const changes = all.filter(({ field }) => field !== 'id');
  if (changes.length === 0) return <NoValue />;
  const rest = changes.slice(SHOWN);
  return (
    <Box>
      <ChangeLines entity={entity} changes={changes.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary>
            <FormattedMessage id="setting.audit.more" values={{ count: rest.length }} />
          </summary>
          <ChangeLines entity={entity} changes={rest} />
        </details>
      )}
    </Box>
  );
}

/* Two lines are as high as a row of two, so that a page of ten rows stands whole. */
const Box = styled.div`
  overflow-wrap: anywhere;
  font-size: ${tokens.textSmall};
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  s {
    color: ${tokens.inkMuted};
  }
  summary {
    width: fit-content;
    color: ${tokens.inkMuted};
    cursor: pointer;
  }
`;
