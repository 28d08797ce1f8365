import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { Link, useLocation } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { activeEntry } from '../site/site-menu.ts';
import { useRailGroups } from '../site/use-rail-groups.ts';
import { RailCount } from './rail-count.tsx';
import { RailIcon } from './rail-icon.tsx';

/** The sections that remotes bring and this person may see. */
export function RailMenu({ onNavigate }: { onNavigate?: () => void }) {
  const intl = useIntl();
  const locale = useLocale();
  const { pathname } = useLocation();
  const groups = useRailGroups();
  const active = activeEntry(groups, pathname);
  return (
    <nav aria-label={intl.formatMessage({ id: 'shell.rail.title' })}>
      {groups.map(({ section, entries }) => (
        <Group key={section.id}>
          <Heading>{localized(section.label, locale)}</Heading>
          <Entries>
            {entries.map((entry) => {
              return (
                <li key={entry.id}>
                  <Item
                    to={entry.path}
                    aria-current={entry === active ? 'page' : undefined}
                    onClick={onNavigate}
                  >
                    <RailIcon src={entry.icon} />
                    <Label>{localized(entry.label, locale)}</Label>
                    {entry.count && <RailCount count={entry.count} />}
                  </Item>
                </li>
              );
            })}
          </Entries>
        </Group>
      ))}
    </nav>
  );
}

const Group = styled.section`
  & + & {
    margin-top: ${tokens.space5};
  }
`;

const Entries = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Heading = styled.h2`
  padding-inline: 12px;
  color: ${tokens.inkMuted};
  font-size: 0.8125rem;
  font-weight: 500;
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
`;

const Item = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 40px;
  padding: 6px 12px;
  border-radius: ${tokens.radiusMedium};
  color: ${tokens.ink};
  text-decoration: none;
  transition: background-color ${tokens.motionFast} ${tokens.easing};
  svg {
    flex: none;
    color: ${tokens.inkMuted};
  }
  &:hover {
    background: ${tokens.paperSunken};
  }
  &[aria-current] {
    background: ${tokens.brandSoft};
    color: ${tokens.brandStrong};
    font-weight: 600;
    svg {
      color: inherit;
    }
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 8px;
    inset-inline-start: 0;
    width: 3px;
    border-radius: ${tokens.radiusFull};
    background: ${tokens.brand};
  }
`;
