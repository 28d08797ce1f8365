import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { RelativeDate } from '@dara/kit/resource';
import { VisuallyHidden } from '@dara/kit/ui';
import { useNoticeReadMutation, type Notice } from '../../api/generated.ts';
import { Item, Opened, Noted, Dot, Words, Time } from './notice-entry.styles.ts';

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
