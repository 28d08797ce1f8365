import type { InboxDeclaration } from '@dara/contract';
import { useFormat, useRelativeTime } from '@dara/kit/format';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { VisuallyHidden } from '@dara/kit/ui';
import { css, styled } from 'styled-components';
import { Link } from '@dara/sdk/router';
import { useInboxReadMutation, type InboxItem } from './inbox-api.ts';

interface InboxEntryProps {
  inbox: InboxDeclaration;
  item: InboxItem;
  onClose: () => void;
}

/** One of the latest: opening it notes that it was read. */
export function InboxEntry({ inbox, item, onClose }: InboxEntryProps) {
  const [read] = useInboxReadMutation();
  const isUnread = item.readAt === null;
  const handleOpen = () => {
    if (isUnread) void read({ inbox, id: item.id });
    if (item.path) onClose();
  };
  const content = <EntryText item={item} isUnread={isUnread} />;
  return (
    <li>
      {item.path ? (
        <Opened to={item.path} onClick={handleOpen}>
          {content}
        </Opened>
      ) : (
        <Noted type="button" onClick={handleOpen}>
          {content}
        </Noted>
      )}
    </li>
  );
}

function EntryText({ item, isUnread }: { item: InboxItem; isUnread: boolean }) {
  const locale = useLocale();
  const format = useFormat();
  const time = useRelativeTime(item.createdAt);
  return (
    <>
      <Dot $unread={isUnread} aria-hidden />
      <Words>
        <strong data-unread={isUnread || undefined}>
          {isUnread && (
            <VisuallyHidden>
              <FormattedMessage id="shell.inbox.isUnread" />
            </VisuallyHidden>
          )}
          {localized(item.title, locale)}
        </strong>
        <span>{localized(item.text, locale)}</span>
        <time dateTime={item.createdAt} title={format.dateTime(item.createdAt)}>
          {time}
        </time>
      </Words>
    </>
  );
}

const entry = css`
  display: flex;
  gap: ${tokens.space2};
  width: 100%;
  padding: 10px 12px;
  border: 0;
  border-radius: ${tokens.radiusSmall};
  background: none;
  color: ${tokens.ink};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: ${tokens.paperSunken};
  }
`;

const Opened = styled(Link)`
  ${entry}
`;

const Noted = styled.button`
  ${entry}
`;

const Dot = styled.span<{ $unread: boolean }>`
  flex: none;
  width: 8px;
  height: 8px;
  margin-block-start: 9px;
  border-radius: ${tokens.radiusFull};
  background: ${(p) => (p.$unread ? tokens.brand : 'transparent')};
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  strong {
    font-weight: 500;
  }
  strong[data-unread] {
    font-weight: 600;
  }
  span {
    font-size: ${tokens.textSmall};
  }
  time {
    color: ${tokens.inkMuted};
    font-size: 0.8125rem;
  }
`;
