import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

/** As many names as a question shows before it counts the others. */
const NAMES_SHOWN = 5;

/** Names of the affected records; phrasing content, so that it fits into a description. */
export function RecordNames({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  // A single name takes no more room than "and 1 more".
  const shown = names.length === NAMES_SHOWN + 1 ? names : names.slice(0, NAMES_SHOWN);
  const more = names.length - shown.length;
  return (
    <Names>
      {shown.map((name, index) => (
        <span key={index}>{name}</span>
      ))}
      {more > 0 && (
        <small>
          <FormattedMessage id="kit.ui.moreRecords" values={{ count: more }} />
        </small>
      )}
    </Names>
  );
}

const Names = styled.span`
  display: grid;
  margin-top: 12px;
  padding: 8px 12px;
  border-inline-start: 2px solid ${tokens.danger};
  background: ${tokens.paperSunken};
  color: ${tokens.ink};
  font-weight: 600;
  overflow-wrap: anywhere;
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
    font-weight: 400;
  }
`;
