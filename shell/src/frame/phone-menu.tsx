import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { Sheet } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { useServices } from '../site/services.ts';
import { fullMenu } from '../site/site-menu.ts';
import { ThemeChoices } from '../parts/theme-switch.tsx';

/** The public menu on phones. */
export function PhoneMenu({ onClose }: { onClose: () => void }) {
  const locale = useLocale();
  const { snapshot } = useServices();
  return (
    <Sheet open onClose={onClose} side="end" title={<FormattedMessage id="shell.menu.title" />}>
      <nav>
        <List role="list">
          {fullMenu(snapshot).map((entry) => (
            <li key={entry.id}>
              <Item to={entry.path} onClick={onClose}>
                {localized(entry.label, locale)}
              </Item>
            </li>
          ))}
        </List>
      </nav>
      <Heading>
        <FormattedMessage id="shell.theme.label" />
      </Heading>
      <ThemeChoices />
    </Sheet>
  );
}

const List = styled.ul`
  margin-block: -8px 0;
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 56px;
  border-bottom: 1px solid ${tokens.line};
  color: ${tokens.ink};
  font-size: ${tokens.textLarge};
  font-weight: 500;
  text-decoration: none;
`;

const Heading = styled.h3`
  margin-block: ${tokens.space8} ${tokens.space2};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;
