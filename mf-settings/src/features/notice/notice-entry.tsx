import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { RelativeDate } from '@dara/kit/resource';
import { Link } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { VisuallyHidden } from '@dara/kit/ui';
import { css, styled } from 'styled-components';
import { useNoticeReadMutation, type Notice } from '../../api/generated.ts';

/** One notice: opening it notes that it was read. */
export function NoticeEntry({ item }: { item: Notice }) {
  const locale = useLocale();
  const [read] = useNoticeReadMutation();
  const isUnread = item.readAt === null;
  const handleOpen = () => {
    if (isUnread) void read({ id: item.id });
  };
  const content = (
    <>
      <Dot $unread={isUnread} aria-hidden />
      <Words>
        <strong>
          {isUnread && (
            <VisuallyHidden>
              <FormattedMessage id="setting.notice.list.isUnread" />
            </VisuallyHidden>
          )}
          {localized(item.title, locale)}
        </strong>
        <span>{localized(item.text, locale)}</span>
      </Words>
      <Time>
        <RelativeDate value={item.createdAt} />
      </Time>
    </>
  );
  return (
    <Item $unread={isUnread}>
      {item.path ? (
        <Opened to={item.path} onClick={handleOpen}>
          {content}
        </Opened>
      ) : (
        <Noted type="button" onClick={handleOpen}>
          {content}
        </Noted>
      )}
    </Item>
  );
}

const Item = styled.li<{ $unread: boolean }>`
  & + & {
    border-top: 1px solid ${tokens.line};
  }
  strong {
    font-weight: ${(p) => (p.$unread ? 600 : 500)};
  }
`;

const entry = css`
  display: grid;
  grid-template-columns: 8px minmax(0, 1fr);
  gap: ${tokens.space1} ${tokens.space3};
  width: 100%;
  padding: ${tokens.space4};
  border: 0;
  background: none;
  color: ${tokens.ink};
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

const Opened = styled(Link)`
  ${entry}
`;

const Noted = styled.button`
  ${entry}
`;

const Dot = styled.span<{ $unread: boolean }>`
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
`;

const Time = styled.span`
  grid-column: 2;
  font-size: ${tokens.textSmall};
`;
