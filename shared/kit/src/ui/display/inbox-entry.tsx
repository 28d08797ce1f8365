import type { Localized } from '@dara/contract';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { css, styled } from 'styled-components';
import { useFormat, useRelativeTime } from '../../format/format.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';

export interface InboxEntryProps {
  item: {
    title: Localized;
    text: Localized;
    /** Link target; null for an entry without a link. */
    path: string | null;
    /** ISO 8601. */
    createdAt: string;
    readAt: string | null;
  };
  /** In a small panel. */
  isDense?: boolean;
  onOpen: () => void;
}

/** A notification, as a link or, without a target, a button; unread until it is opened. */
export function InboxEntry({ item, isDense, onOpen }: InboxEntryProps) {
  const content = <EntryText item={item} />;
  return item.path === null ? (
    <Noted type="button" $dense={isDense} onClick={onOpen}>
      {content}
    </Noted>
  ) : (
    <Opened to={item.path} $dense={isDense} onClick={onOpen}>
      {content}
    </Opened>
  );
}

function EntryText({ item }: Pick<InboxEntryProps, 'item'>) {
  const locale = useLocale();
  const format = useFormat();
  const time = useRelativeTime(item.createdAt);
  const isUnread = item.readAt === null;
  return (
    <>
      <Dot $unread={isUnread} aria-hidden />
      <Words>
        <strong data-unread={isUnread || undefined}>
          {isUnread && (
            <VisuallyHidden>
              <FormattedMessage id="kit.inbox.isUnread" />
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

const entry = css<{ $dense?: boolean | undefined }>`
  display: flex;
  gap: ${({ $dense }) => ($dense ? tokens.space2 : tokens.space3)};
  width: 100%;
  padding: ${({ $dense }) => ($dense ? '10px 12px' : tokens.space4)};
  border: 0;
  border-radius: ${({ $dense }) => ($dense ? tokens.radiusSmall : '0')};
  background: none;
  color: ${tokens.ink};
  font-size: ${({ $dense }) => ($dense ? tokens.textSmall : tokens.textBody)};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: ${tokens.paperSunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Opened = styled(Link)<{ $dense?: boolean | undefined }>`
  ${entry}
`;

const Noted = styled.button<{ $dense?: boolean | undefined }>`
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
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
  strong {
    font-size: ${tokens.textBody};
    font-weight: 500;
  }
  strong[data-unread] {
    font-weight: 600;
  }
  time {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
