import { personName } from '@dara/kit/format';
import { FormattedMessage, useLocale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { Avatar, VisuallyHidden } from '@dara/kit/ui';
import { Bell as BellIcon, LayoutDashboard, Settings, UserRound } from 'lucide-react';
import { styled } from 'styled-components';
import { useServices } from '../../site/services.ts';
import { Disclosure } from '../../parts/disclosure.tsx';
import { PanelLink } from '../../parts/panel-item.ts';
import { Bell } from '../../inbox/bell.tsx';
import { inboxOf } from '../../inbox/inbox-of.ts';
import { PaletteItem } from '../../palette/palette-item.tsx';
import { accountPlaces } from '../../session/account-places.ts';
import { SignOutItem } from './sign-out-item.tsx';

/** The signed-in person's bell and menu. */
export function PersonMenu() {
  return (
    <>
      <Bell />
      <OwnMenu />
    </>
  );
}

function OwnMenu() {
  const { profile } = useSession();
  const { snapshot } = useServices();
  const locale = useLocale();
  const name = profile ? personName(profile, locale) : '';
  const { management, ownProfile, account } = accountPlaces(snapshot, profile);
  const inbox = inboxOf(snapshot);
  return (
    <Disclosure
      trigger={(props) => (
        <Trigger type="button" {...props}>
          <Avatar name={name} image={profile?.image} size={36} decorative />
          <VisuallyHidden>
            <FormattedMessage id="shell.account.menu" values={{ name }} />
          </VisuallyHidden>
        </Trigger>
      )}
    >
      {(close) => (
        <>
          <Person>
            <strong>{name}</strong>
            <span>{profile?.email}</span>
          </Person>
          {management && (
            <PanelLink to={management}>
              <LayoutDashboard size={18} aria-hidden />
              <FormattedMessage id="shell.account.management" />
            </PanelLink>
          )}
          {ownProfile && (
            <PanelLink to={ownProfile}>
              <UserRound size={18} aria-hidden />
              <FormattedMessage id="shell.account.profile" />
            </PanelLink>
          )}
          {inbox && (
            <PanelLink to={inbox.page}>
              <BellIcon size={18} aria-hidden />
              <FormattedMessage id="shell.inbox.title" />
            </PanelLink>
          )}
          {account && (
            <PanelLink to={account}>
              <Settings size={18} aria-hidden />
              <FormattedMessage id="shell.account.settings" />
            </PanelLink>
          )}
          <PaletteItem onChoose={close} />
          <SignOutItem />
        </>
      )}
    </Disclosure>
  );
}

const Trigger = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radiusFull};
  background: none;
  cursor: pointer;
`;

const Person = styled.p`
  display: grid;
  margin-bottom: 4px;
  padding: 8px 12px;
  border-bottom: 1px solid ${tokens.line};
  overflow-wrap: anywhere;
  span {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
