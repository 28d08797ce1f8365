import { FormattedMessage } from '@dara/sdk/i18n';
import { useLocation } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { media, tokens } from '@dara/sdk/theme';
import { ButtonLink } from '@dara/kit/ui';
import { UserRound } from 'lucide-react';
import { styled } from 'styled-components';
import { DIALOG_PARAM } from '../../site/guard.ts';
import { useServices } from '../../site/services.ts';
import { inboxOf } from '../../inbox/inbox-of.ts';
import { LazyPersonMenu } from './lazy-person-menu.ts';

/** "Sign in", or the signed-in person's menu. */
export function AccountMenu() {
  const { status } = useSession();
  const hasBell = inboxOf(useServices().snapshot) !== undefined;
  const places = hasBell ? 2 : 1;
  return status === 'signed-in' ? (
    <LazyPersonMenu pending={<Place $places={places} />} />
  ) : (
    <SignInLink />
  );
}

function SignInLink() {
  const { pathname, hash } = useLocation();
  return (
    <SignIn
      variant="ghost"
      size="small"
      to={{ pathname, hash, search: `?${DIALOG_PARAM}=signin` }}
      icon={<UserRound size={18} aria-hidden />}
    >
      <span>
        <FormattedMessage id="shell.session.signIn" />
      </span>
    </SignIn>
  );
}

const SignIn = styled(ButtonLink)`
  white-space: nowrap;
  ${media.tablet} {
    margin-inline-start: ${tokens.space2};
  }
  @media (max-width: 379px) {
    > svg {
      display: none;
    }
  }
`;

// Same width as the bell and menu buttons, so that nothing shifts when they load.
const Place = styled.span<{ $places: number }>`
  flex: none;
  width: ${(p) => (p.$places === 1 ? '44px' : `calc(88px + ${tokens.space1})`)};
  height: 44px;
`;
