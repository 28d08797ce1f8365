import type { InboxDeclaration } from '@dara/contract';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { IconButton, VisuallyHidden } from '@dara/kit/ui';
import { Bell as BellIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { useServices } from '../site/services.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { inboxOf } from './inbox-of.ts';
import { InboxPanel } from './inbox-panel.tsx';
import { useInboxCount } from './use-inbox-count.ts';

/** More than this is not counted out. */
const SHOWN_MAX = 99;

/** Unread count and latest notices; empty when no live remote provides an inbox. */
export function Bell() {
  const { status } = useSession();
  const inbox = inboxOf(useServices().snapshot);
  return inbox && status === 'signed-in' ? <InboxBell inbox={inbox} /> : null;
}

function InboxBell({ inbox }: { inbox: InboxDeclaration }) {
  const { formatMessage, formatNumber } = useIntl();
  const unread = useInboxCount(inbox);
  return (
    <Place>
      <Disclosure
        wide
        trigger={(props) => (
          <IconButton
            {...props}
            label={formatMessage({ id: 'shell.inbox.bell' }, { count: unread })}
            icon={
              <Icon>
                <BellIcon size={20} aria-hidden />
                {unread > 0 && (
                  <Count aria-hidden>
                    {unread > SHOWN_MAX
                      ? formatMessage({ id: 'shell.inbox.many' }, { count: SHOWN_MAX })
                      : formatNumber(unread)}
                  </Count>
                )}
              </Icon>
            }
          />
        )}
      >
        {(close) => <InboxPanel inbox={inbox} unread={unread} onClose={close} />}
      </Disclosure>
      <VisuallyHidden role="status">
        {unread > 0 && <FormattedMessage id="shell.inbox.unread" values={{ count: unread }} />}
      </VisuallyHidden>
    </Place>
  );
}

const Place = styled.div`
  flex: none;
`;

const Icon = styled.span`
  position: relative;
  display: grid;
`;

const Count = styled.span`
  position: absolute;
  inset-block-start: -9px;
  inset-inline-start: 9px;
  min-width: 18px;
  padding-inline: 4px;
  border-radius: ${tokens.radiusFull};
  background: ${tokens.brandFill};
  color: ${tokens.onBrandFill};
  font-size: 0.6875rem;
  font-weight: 600;
  line-height: 18px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
