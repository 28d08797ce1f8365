import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { Dashboard } from '../../api/generated.ts';
import { dueMessages } from './dashboard.messages.ts';
import { duePath } from './dashboard-paths.ts';

/** Items that expire today, with links. */
export function DueList({ due }: { due: Dashboard['due'] }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  if (due.length === 0) {
    return (
      <Nothing>
        <FormattedMessage id="business.dashboard.due.none" />
      </Nothing>
    );
  }
  return (
    <List role="list">
      {due.map((item) => (
        <li key={`${item.kind} ${item.id}`}>
          <Item to={duePath(item)}>
            <Kind>{formatMessage(dueMessages[item.kind])}</Kind>
            <span>
              {[item.talentName, item.job]
                .map((text) => localized(text, locale))
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Item>
        </li>
      ))}
    </List>
  );
}

const Nothing = styled.p`
  color: ${tokens.inkMuted};
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space1};
`;

const Item = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space3};
  padding: ${tokens.space2};
  margin-inline: calc(-1 * ${tokens.space2});
  border-radius: ${tokens.radiusMedium};
  color: ${tokens.ink};
  text-decoration: none;

  @media (hover: hover) {
    &:hover {
      background: ${tokens.paperSunken};
    }
  }
`;

const Kind = styled.span`
  min-width: 9em;
  color: ${tokens.inkMuted};
`;
